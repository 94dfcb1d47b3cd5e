import { dayCell, datedCell } from '@school/resources';
import { f, list, rows } from '@school/kernel';
import { Body, Controller, Get, Inject, Post, Put, Req } from '@nestjs/common';
import type { AttendanceBatch, StudentRegister } from '@school/domain';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { badParameter } from '../../../engine/calls/query-parameters.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded, type Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyList, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { idParameter } from '../../../engine/own-calls/id-or-all.ts';
import { KnownQuery, type KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { Database } from '../../../platform/database/database.ts';
import { monthRange } from '../../leave/attendance/register.store.ts';
import { attendanceStaff, mostCells } from '../limits.ts';
import { requireMarker, requireReadable } from '../rights.ts';
import { attendanceBatches } from './batches.store.ts';
import { bodyCell } from './body-cell.ts';
import { markCells } from './mark-cells.ts';
import { closeDay, openDay, saveDay, type SavedDay } from './mark-day.ts';
import { readRegister } from './read-register.ts';
import { cellSentence } from './refused-mark.ts';
import { Described, clientRequestId } from '../../../engine/calls/described.ts';

const place = {
  batchId: f.ref('batch', { required: true }),
  date: f.date({ required: true }),
  clientRequestId,
};
const filledCells = {
  batchId: f.ref('batch', { required: true }),
  cells: rows(datedCell, { max: mostCells }),
  taken: list(f.date(), { max: 366 }),
  clientRequestId,
};
const filledDay = {
  ...place,
  rows: rows(dayCell, { max: mostCells }),
  action: f.choice({ SAVE: 'Save', SUBMIT: 'Submit' }),
};

interface CellsSaved {
  readonly saved: number;
  readonly refused: readonly {
    readonly studentId: number;
    readonly date: string;
    readonly code: string;
    readonly message: string;
  }[];
}

/** The register of a batch, read and filled. */
@Controller('setup/v1/attendanceSystem')
export class StudentRegisterController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /** The caller's batches, those to be marked first. */
  @Get('batches')
  @Described('Batches of the caller, those to mark first')
  async batches(@Caller() caller: CallContext): Promise<Envelope<readonly AttendanceBatch[]>> {
    requireAny(caller.actor, attendanceStaff);
    return succeeded(await attendanceBatches(this.database.of(caller.institute), caller));
  }

  /** A batch for a month, or for one day. */
  @Get('register')
  @Described('The register of a batch for a month or a day')
  async read(
    @KnownQuery(['batchId', 'month', 'date']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<StudentRegister>> {
    requireAny(caller.actor, attendanceStaff);
    const batch = idParameter('batchId', query['batchId']);
    if (batch === 0) throw badParameter('batchId', 'batchId is needed.');
    requireReadable(caller.actor, batch);
    const month = query['month'] ?? caller.today.slice(0, 7);
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw badParameter('month', 'month must be like 2026-11.');
    const date = query['date'];
    const day = date === undefined ? undefined : bodyDate(date, 'date');
    const days = day === undefined ? monthRange(month) : { from: day, to: day };
    return succeeded(await readRegister(this.database.of(caller.institute), batch, days, caller));
  }

  /** Sets cells of any days; refused ones do not hold up the others. */
  @Put('register/cells')
  @Described('Sets cells of a register on any days', { takes: filledCells })
  cells(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<CellsSaved>> {
    requireAny(caller.actor, attendanceStaff);
    const body = bodyObject(sent, '', filledCells);
    const batch = bodyId(body['batchId'], 'batchId');
    const cells = bodyList(body['cells'], 'cells', mostCells).map((cell, at) =>
      bodyCell(cell, `cells[${at}]`),
    );
    const taken = bodyList(body['taken'], 'taken', 366).map((date, at) => bodyDate(date, `taken[${at}]`));
    return this.writes.run({ request, caller }, async (work) => {
      await requireMarker(work.transaction, caller.actor, batch);
      const refused = await markCells({ batch, cells, taken, source: 'MANUAL' }, work);
      return {
        saved: cells.length - refused.filter(({ student }) => student > 0).length,
        refused: refused.map(({ student, date, code }) => ({
          studentId: student,
          date,
          code,
          message: cellSentence(code),
        })),
      };
    });
  }

  /** Sets a whole day: anyone not named was present. SUBMIT locks it. */
  @Put('register')
  @Described('Sets a whole day of a register; SUBMIT locks it', { takes: filledDay })
  day(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<SavedDay>> {
    requireAny(caller.actor, attendanceStaff);
    const body = bodyObject(sent, '', filledDay);
    const batch = bodyId(body['batchId'], 'batchId');
    const date = bodyDate(body['date'], 'date');
    const action = body['action'] ?? 'SAVE';
    if (action !== 'SAVE' && action !== 'SUBMIT') throw invalidField('action', 'choice', 'SAVE or SUBMIT.');
    const sentRows = bodyList(body['rows'], 'rows', mostCells).map((row, at) =>
      bodyCell(row, `rows[${at}]`, date),
    );
    return this.writes.run({ request, caller }, async (work) => {
      await requireMarker(work.transaction, caller.actor, batch);
      return saveDay({ batch, date, rows: sentRows, submits: action === 'SUBMIT' }, work);
    });
  }

  /** Locks the register of a day. */
  @Post('register/lock')
  @Described('Locks the register of a day', { takes: place })
  lock(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<SavedDay>> {
    requireAny(caller.actor, attendanceStaff);
    const { batch, date } = this.dayOf(sent);
    return this.writes.run({ request, caller }, async (work) => {
      await requireMarker(work.transaction, caller.actor, batch);
      return closeDay(batch, date, work);
    });
  }

  /** Opens a locked day for its tutors. */
  @Post('register/unlock')
  @Described('Opens a locked day for its tutors', { takes: place })
  unlock(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<null>> {
    requireAny(caller.actor, ['StudentAttendance']);
    const { batch, date } = this.dayOf(sent);
    return this.writes.run({ request, caller }, (work) => openDay(batch, date, work));
  }

  private dayOf(sent: unknown): { readonly batch: number; readonly date: string } {
    const body = bodyObject(sent, '', place);
    return { batch: bodyId(body['batchId'], 'batchId'), date: bodyDate(body['date'], 'date') };
  }
}
