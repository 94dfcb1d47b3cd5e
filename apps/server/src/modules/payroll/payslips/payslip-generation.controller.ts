import { mostPayslips, payslipWishes, sentEmployee } from '@school/resources';
import { Body, Controller, Header, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { Conflict, f, rows } from '@school/kernel';
import { compareMoney } from '@school/domain';
import type { BulkGenerated, PayrollDetail, PayslipDetail } from '@school/domain';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { ABSENCE_SOURCE } from '../../leave/attendance/absence-source.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import { allSkipped, generateBulk } from '../generation/generate-bulk.ts';
import { generatePayslips } from '../generation/generate.ts';
import { memberDetail } from '../generation/preview.ts';
import type { DetailWish } from '../generation/preview.ts';
import { groupOf } from '../groups/group.store.ts';
import {
  bodyDate,
  bodyFlag,
  bodyId,
  bodyObject,
  bodyText,
  bodyVersion,
} from '../../../engine/own-calls/body-values.ts';
import type { BodyObject } from '../../../engine/own-calls/body-values.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { bodyWishes, sentRows } from '../http/payslip-bodies.ts';
import { generators, readers } from '../http/rights.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { conflictOf, invalidAt } from '../payroll-refusal.ts';
import { startedPeriodOfGroup } from '../periods/period-of-group.ts';
import { updatePayslip } from './update-payslip.ts';
import { visiblePayslip } from './visible-payslip.ts';
import { Described, clientRequestId } from '../../../engine/calls/described.ts';

const member = {
  employeeId: f.ref('employee', { required: true }),
  groupId: f.ref('payrollGroup', { required: true }),
  payPeriod: f.date({ required: true }),
};
const newPayslip = { ...payslipWishes, ...member, frequency: f.text(), clientRequestId };
const manyPayslips = {
  payslips: rows(sentEmployee, { min: 1, max: mostPayslips }),
  payPeriod: f.date(),
  frequency: f.text({ max: 20 }),
  clientRequestId,
};
const asked = { ...payslipWishes, ...member, validate: f.flag() };
const recalculated = {
  ...payslipWishes,
  ...member,
  employeeId: f.ref('employee'),
  payslipId: f.ref('payslip'),
};
const { lopDays, lines, individualItems, remark } = payslipWishes;
const changed = { id: f.ref('payslip'), version: f.int(), lopDays, lines, individualItems, remark };

const requestId = (body: BodyObject): string | undefined =>
  bodyText(body['clientRequestId'], 'clientRequestId', 200);

const detailWish = (body: BodyObject, employeeId: number): DetailWish => ({
  ...bodyWishes(body),
  employeeId,
  groupId: bodyId(body['groupId'], 'groupId'),
  payPeriod: bodyDate(body['payPeriod'], 'payPeriod'),
});

/** Payslips are generated and corrected. */
@Controller('setup/v1/paySlip')
export class PayslipGenerationController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
    @Inject(ABSENCE_SOURCE) private readonly absences: AbsenceSource,
  ) {}

  @Post('save')
  @Described('Makes a payslip of an employee', { takes: newPayslip })
  @Header('cache-control', 'no-store')
  @FailsWith('Failed to generate pay slip')
  async save(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<PayslipDetail>> {
    requireAny(caller.actor, generators);
    const body = bodyObject(sent, '', newPayslip);
    const employeeId = bodyId(body['employeeId'], 'employeeId');
    const groupId = bodyId(body['groupId'], 'groupId');
    const payPeriod = bodyDate(body['payPeriod'], 'payPeriod');
    const wishes = bodyWishes(body);
    return this.writes.run(
      { request, caller, clientRequestId: requestId(body) },
      async (work) => {
        const group = await groupOf(work.transaction, groupId);
        const period = startedPeriodOfGroup(group, payPeriod, caller.today);
        const requests = [{ ...wishes, employeeId, at: '' }];
        const { created, skipped } = await generatePayslips(work, this.absences, { group, period, requests });
        if (created[0] === undefined) throw allSkipped(skipped);
        return visiblePayslip(work.transaction, caller.actor, created[0]);
      },
      'Payslip generated',
    );
  }

  @Post('bulkGeneratePayslip')
  @Described('Makes payslips of the employees of a preview', { takes: manyPayslips })
  @HttpCode(200)
  @FailsWith('Failed to generate payslips in bulk')
  async bulk(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<BulkGenerated>> {
    requireAny(caller.actor, generators);
    const body = bodyObject(sent, '', manyPayslips);
    const bulk = {
      rows: sentRows(body['payslips']),
      payPeriod: body['payPeriod'] == null ? undefined : bodyDate(body['payPeriod'], 'payPeriod'),
      frequency: bodyText(body['frequency'], 'frequency', 20),
    };
    return this.writes.run(
      { request, caller, clientRequestId: requestId(body) },
      (work) => generateBulk(work, this.absences, bulk),
      'Payslips generated successfully',
    );
  }

  @Post('getPayrollDetailForEmployee')
  @Described('What the payslip of an employee would be', { takes: asked })
  @HttpCode(200)
  @FailsWith('Failed to fetch employee details')
  async detail(
    @Body() sent: unknown,
    @KnownQuery(['validate']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<PayrollDetail>> {
    requireAny(caller.actor, readers);
    const body = bodyObject(sent, '', asked);
    const wish = detailWish(body, bodyId(body['employeeId'], 'employeeId'));
    const isStrict = bodyFlag(query['validate'] ?? body['validate'], 'validate');
    return succeeded(await this.figures(caller, wish, isStrict));
  }

  @Post('reCalculatePayslipCategories/:id')
  @Described('What the payslip of an employee would be with other amounts', { takes: recalculated })
  @HttpCode(200)
  @FailsWith('Failed to recalculate payroll categories')
  async recalculate(
    @Param('id', IdPipe) employeeId: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<PayrollDetail>> {
    requireAny(caller.actor, generators);
    const body = bodyObject(sent, '', recalculated);
    return succeeded(await this.figures(caller, detailWish(body, employeeId), false));
  }

  @Post('update')
  @Described('Changes a payslip that was turned down; its id stands in the body', { takes: changed })
  @HttpCode(200)
  @FailsWith('Failed to update rejected payslip')
  update(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<PayslipDetail>> {
    const body = bodyObject(sent, '', changed);
    return this.change(bodyId(body['id'], 'id'), body, caller, request);
  }

  @Put(['update/:id', ':id'])
  @Described('Changes a payslip that was turned down', { takes: changed })
  @FailsWith('Failed to update rejected payslip')
  updateById(
    @Param('id', IdPipe) id: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<PayslipDetail>> {
    return this.change(id, bodyObject(sent, '', changed), caller, request);
  }

  private async change(
    id: number,
    body: BodyObject,
    caller: CallContext,
    request: FastifyRequest,
  ): Promise<Envelope<PayslipDetail>> {
    requireAny(caller.actor, generators);
    const { amounts, extraItems, ...wished } = bodyWishes(body);
    const version = bodyVersion(body['version']);
    return this.writes.run(
      { request, caller },
      (work) =>
        updatePayslip(work, this.absences, {
          id,
          ...(version === undefined ? {} : { version }),
          ...(wished.lopDays === undefined ? {} : { lopDays: wished.lopDays }),
          ...(wished.remark === undefined ? {} : { remark: wished.remark }),
          ...(body['lines'] == null || amounts === undefined ? {} : { amounts }),
          ...(body['individualItems'] == null || extraItems === undefined ? {} : { extraItems }),
        }),
      'Payslip updated',
    );
  }

  /** The figures of one member; strict refuses what generating would refuse. */
  private async figures(caller: CallContext, wish: DetailWish, isStrict: boolean): Promise<PayrollDetail> {
    const connection = this.database.of(caller.institute);
    const source = { connection, absences: this.absences, today: caller.today };
    if (isStrict) startedPeriodOfGroup(await groupOf(connection, wish.groupId), wish.payPeriod, caller.today);
    const detail = await memberDetail(source, wish);
    if (!detail.ok) throw conflictOf(detail.error);
    if (!isStrict) return detail.value;
    const { employeeName: name, employeeId, netPay, payslipId } = detail.value;
    if (compareMoney(netPay, '0.00') <= 0) {
      const params = { name, employeeId: String(employeeId), netPay };
      throw invalidAt('netPay', { code: 'NET_PAY_NEGATIVE', params });
    }
    if (payslipId !== null) {
      throw new Conflict('A payslip has already been generated for this period.', {
        code: 'ALREADY_GENERATED',
        data: { payslipId },
      });
    }
    return detail.value;
  }
}
