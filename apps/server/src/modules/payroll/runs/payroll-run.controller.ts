import { mostPayslipLines, sentLine } from '@school/resources';
import { f, rows } from '@school/kernel';
import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyList, bodyObject, bodyText } from '../../../engine/own-calls/body-values.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { bodyAmounts } from '../http/payslip-bodies.ts';
import { generators } from '../http/rights.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import type { StartedRun } from './generate-all.ts';
import type { GenerateAll } from './generate-all.job.ts';
import { PayrollRuns } from './payroll-runs.ts';
import { Described, clientRequestId } from '../../../engine/calls/described.ts';

const most = 5_000;
const edited = {
  employeeId: f.ref('employee', { required: true }),
  lines: rows(sentLine, { max: mostPayslipLines }),
};
const started = {
  groupId: f.ref('payrollGroup', { required: true }),
  payPeriod: f.date({ required: true }),
  edits: rows(edited, { max: most }),
  clientRequestId,
};

/** `[{employeeId, lines: [{code, amount}]}]` as amounts by employee and code. */
const bodyEdits = (value: unknown): GenerateAll['amounts'] =>
  Object.fromEntries(
    bodyList(value, 'edits', most).map((entry, index) => {
      const at = `edits[${index}]`;
      const edit = bodyObject(entry, at, edited);
      return [bodyId(edit['employeeId'], `${at}.employeeId`), bodyAmounts(edit['lines'], `${at}.lines`)];
    }),
  );

/** Payslips of groups too large for one response. */
@Controller('setup/v1/paySlip')
export class PayrollRunController {
  constructor(
    @Inject(PayrollRuns) private readonly runs: PayrollRuns,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Post('generateAll')
  @Described('Makes the payslips of a whole group in the background', { takes: started })
  @HttpCode(202)
  @FailsWith('Failed to generate payslips in bulk')
  start(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<StartedRun>> {
    requireAny(caller.actor, generators);
    const body = bodyObject(sent, '', started);
    const wanted = {
      groupId: bodyId(body['groupId'], 'groupId'),
      payPeriod: bodyDate(body['payPeriod'], 'payPeriod'),
      amounts: bodyEdits(body['edits']),
    };
    const requestId = bodyText(body['clientRequestId'], 'clientRequestId', 200);
    return this.writes.run({ request, caller, clientRequestId: requestId }, (work) =>
      this.runs.start(work, wanted),
    );
  }
}
