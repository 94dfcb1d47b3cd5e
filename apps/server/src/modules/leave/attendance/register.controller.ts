import { markedDay, sentLateness } from '@school/resources';
import { rows } from '@school/kernel';
import { Body, Controller, Inject, Put, Req } from '@nestjs/common';
import type { LeaveSession } from '@school/domain';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import {
  bodyDate,
  bodyFlag,
  bodyId,
  bodyList,
  bodyObject,
  bodyText,
} from '../../../engine/own-calls/body-values.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { wrongAt } from '../leave-refusal.ts';
import { markCells } from './mark-cells.ts';
import type { LateCell, MarkedCell, RefusedCell } from './mark-cells.ts';
import { Described, clientRequestId } from '../../../engine/calls/described.ts';

const mostCells = 1_000;
const register = {
  cells: rows(markedDay, { max: mostCells }),
  late: rows(sentLateness, { max: mostCells }),
  clientRequestId,
};
const sessions: readonly unknown[] = ['FULL', 'FIRST', 'SECOND'];

const bodyCell = (value: unknown, index: number): MarkedCell => {
  const at = `cells[${index}]`;
  const cell = bodyObject(value, at, markedDay);
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

const bodyMinutes = (value: unknown, at: string): number => {
  if (value == null) return 0;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw wrongAt(at, 'int', 'Enter a whole number of minutes.');
};

const bodyLate = (value: unknown, index: number): LateCell => {
  const at = `late[${index}]`;
  const cell = bodyObject(value, at, sentLateness);
  return {
    employeeId: bodyId(cell['employeeId'], `${at}.employeeId`),
    date: bodyDate(cell['date'], `${at}.date`),
    minutesLate: bodyMinutes(cell['minutesLate'], `${at}.minutesLate`),
    minutesEarly: bodyMinutes(cell['minutesEarly'], `${at}.minutesEarly`),
    reason: bodyText(cell['reason'], `${at}.reason`, 250) ?? null,
  };
};

/** The register of a department and month, read and filled in as a whole. */
@Controller('setup/v1/employeeAttendance')
export class RegisterController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Put('register')
  @Described('Marks employees as absent, present or late', { takes: register })
  mark(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly saved: number; readonly refused: readonly RefusedCell[] }>> {
    requireAny(caller.actor, ['EmployeeAttendance']);
    const body = bodyObject(sent, '', register);
    const cells = bodyList(body['cells'] ?? [], 'cells', mostCells).map(bodyCell);
    const late = bodyList(body['late'] ?? [], 'late', mostCells).map(bodyLate);
    return this.writes.run(
      { request, caller, clientRequestId: bodyText(body['clientRequestId'], 'clientRequestId', 200) },
      async (work) => {
        const refused = await markCells(cells, late, work);
        return { saved: cells.length + late.length - refused.length, refused };
      },
    );
  }
}
