import { Controller, Get, Inject, Param, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NotFound } from '@school/kernel';
import type { Filter, Principal } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { badParameter } from '../../engine/calls/query-parameters.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { idParameter } from '../../engine/own-calls/id-or-all.ts';
import { KnownQuery } from '../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../engine/own-calls/known-query.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { holdBatch, rollNumberDetails } from './batch.store.ts';
import type { RollNumberDetails } from './batch.store.ts';

interface BatchName {
  readonly batchId: number;
  readonly batchName: string;
}
interface ClassWithBatches {
  readonly classId: number;
  readonly className: string;
  readonly batches: readonly BatchName[];
}

const keepers: readonly Principal[] = ['GeneralSettings', 'HrBasics'];
/** Part of an address. Clients that escape its sign arrive at the address of two parts beside it. */
const toggling = 'toggleActive&InActive';
/**
 * A school has fewer in all its years. The lists come whole, as 001 §7.3 gives them: names alone, read by one statement.
 */
const inUse: Filter = { active: true };

const nameOf = ({ id, fullName }: RecordValues): BatchName => ({
  batchId: Number(id),
  batchName: String(fullName),
});
const withName = (row: RecordValues): RecordValues => ({ ...row, ...nameOf(row) });

/** Calls of batches that not every record has. */
@Controller('api/v1/batch')
export class BatchController {
  constructor(
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Get('activeBatches/getall')
  async active(
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly RecordValues[]>> {
    return succeeded((await this.list(caller, inUse)).map(withName));
  }

  @Get('getallBatchidAndName')
  allNames(@Query(NoQueryPipe) _: object, @Caller() caller: CallContext) {
    return this.names(caller, {});
  }

  @Get('getActiveBatchidAndName')
  activeNames(@Query(NoQueryPipe) _: object, @Caller() caller: CallContext) {
    return this.names(caller, inUse);
  }

  @Get('getInactiveBatchidAndName')
  inactiveNames(@Query(NoQueryPipe) _: object, @Caller() caller: CallContext) {
    return this.names(caller, { active: false });
  }

  @Get('getBatchesByClassId')
  async ofClass(
    @KnownQuery(['classId']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly RecordValues[]>> {
    const course = idParameter('classId', query['classId']);
    if (course === 0) throw badParameter('classId', 'classId must be the id of a class.');
    return succeeded((await this.list(caller, { course })).map(withName));
  }

  /** Classes with the active batches whose students are put into rooms. */
  @Get('classBatchByStuRoomAlloc')
  async byClass(
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly ClassWithBatches[]>> {
    const courses = await this.records.list(caller, 'course', {
      filter: { active: true, archived: false },
      fields: ['name'],
      sort: [['sortOrder', 'ASC']],
      most: 10_000,
    });
    const batches = new Map<unknown, BatchName[]>();
    for (const batch of await this.list(caller, inUse, ['fullName', 'course'])) {
      const ofCourse = batches.get(batch['course']);
      if (ofCourse) ofCourse.push(nameOf(batch));
      else batches.set(batch['course'], [nameOf(batch)]);
    }
    return succeeded(
      courses.map(({ id, name }) => ({
        classId: Number(id),
        className: String(name),
        batches: batches.get(id) ?? [],
      })),
    );
  }

  /** How the students of a batch are numbered. */
  @Get('getEditRollNumDetails/:class/:batch')
  async rollNumbers(
    @Param('class', IdPipe) course: number,
    @Param('batch', IdPipe) batch: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<RollNumberDetails>> {
    const seen = await this.records.read(caller, 'batch', batch);
    const found = seen && (await rollNumberDetails(this.database.of(caller.institute), course, batch));
    if (!found) throw new NotFound();
    return succeeded(found);
  }

  /** Active becomes inactive and the other way round. */
  @Put(`${toggling}/:id`)
  toggle(
    @Param('id', IdPipe) id: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordValues>> {
    requireAny(caller.actor, keepers);
    return this.writes.run({ request, caller }, async (work) => {
      const active = await holdBatch(work.transaction, id);
      if (active === undefined) throw new NotFound();
      return withName(await this.records.update(work, 'batch', id, { active: !active }));
    });
  }

  /** Makes an employee a tutor of the batch; one who is already stays one. */
  @Put(':batch/:tutor')
  assign(
    @Param('batch') batch: string,
    @Param('tutor', IdPipe) employee: number,
    @Query(NoQueryPipe) query: object,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<unknown>> {
    if (batch === toggling) return this.toggle(employee, query, caller, request);
    requireAny(caller.actor, keepers);
    const id = new IdPipe().transform(batch);
    return this.writes.run({ request, caller }, (work) => this.addTutor(work, id, employee));
  }

  private async addTutor(work: Work, batch: number, employee: number): Promise<readonly RecordValues[]> {
    if ((await holdBatch(work.transaction, batch)) === undefined) throw new NotFound();
    const list = { filter: { batch }, most: 10_000 } as const;
    const tutors = await this.records.list(work, 'batchTutor', list);
    if (tutors.some((tutor) => tutor['employee'] === employee)) return tutors;
    return [...tutors, ...(await this.records.create(work, 'batchTutor', [{ batch, employee }]))];
  }

  private async names(caller: CallContext, filter: Filter): Promise<Envelope<readonly BatchName[]>> {
    return succeeded((await this.list(caller, filter, ['fullName'])).map(nameOf));
  }

  private list(caller: CallContext, filter: Filter, fields?: readonly string[]): Promise<RecordValues[]> {
    return this.records.list(caller, 'batch', {
      filter: { ...filter, archived: false },
      sort: [['fullName', 'ASC']],
      ...(fields ? { fields } : {}),
      most: 10_000,
    });
  }
}
