import { Body, Controller, Get, Inject, Put, Req } from '@nestjs/common';
import type { AttendanceRegister, LeaveSession } from '@school/domain';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { badParameter } from '../../../engine/calls/query-parameters.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { Database } from '../../../platform/database/database.ts';
import {
  bodyDate,
  bodyFlag,
  bodyId,
  bodyList,
  bodyObject,
  bodyText,
} from '../../../engine/own-calls/body-values.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { idParameter } from '../../../engine/own-calls/id-or-all.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { wrongAt } from '../leave-refusal.ts';
import { markCells } from './mark-cells.ts';
import type { MarkedCell, RefusedCell } from './mark-cells.ts';
import { registerOf } from './register.store.ts';

const mostCells = 1_000;
const keys = new Set(['cells', 'clientRequestId']);
const cellKeys = new Set(['employeeId', 'date', 'session', 'present', 'leaveType', 'reason']);
const sessions: readonly unknown[] = ['FULL', 'FIRST', 'SECOND'];

const bodyCell = (value: unknown, index: number): MarkedCell => {
  const at = `cells[${index}]`;
  const cell = bodyObject(value, at, cellKeys);
  const session = cell['session'] ?? null;
  if (session !== null && !sessions.includes(session)) {
    throw wrongAt(`${at}.session`, 'choice', 'FULL, FIRST, SECOND or nothing.');
  }
  return {
    employeeId: bodyId(cell['employeeId'], `${at}.employeeId`),
    date: bodyDate(cell['date'], `${at}.date`),
    session: session as LeaveSession | null,
    present: cell['present'] == null ? false : bodyFlag(cell['present'], `${at}.present`),
    leaveType: cell['leaveType'] == null ? null : bodyId(cell['leaveType'], `${at}.leaveType`),
    reason: bodyText(cell['reason'], `${at}.reason`, 250) ?? null,
  };
};

/** The register of a department and month, read and filled as a whole. */
@Controller('setup/v1/employeeAttendance')
export class RegisterController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Get('register')
  async read(
    @KnownQuery(['department', 'month']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<AttendanceRegister>> {
    requireAny(caller.actor, ['EmployeeAttendance']);
    const month = query['month'] ?? caller.today.slice(0, 7);
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw badParameter('month', 'month must be like 2026-11.');
    const department = idParameter('department', query['department']);
    return succeeded(await registerOf(this.database.of(caller.institute), department, month, caller.today));
  }

  @Put('register')
  mark(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly saved: number; readonly refused: readonly RefusedCell[] }>> {
    requireAny(caller.actor, ['EmployeeAttendance']);
    const body = bodyObject(sent, '', keys);
    const cells = bodyList(body['cells'], 'cells', mostCells).map(bodyCell);
    return this.writes.run(
      { request, caller, clientRequestId: bodyText(body['clientRequestId'], 'clientRequestId', 200) },
      async (work) => {
        const refused = await markCells(cells, work);
        return { saved: cells.length - refused.length, refused };
      },
    );
  }
}
