import { Controller, Inject, Param, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NotFound } from '@school/kernel';
import type { Principal } from '@school/kernel';
import type { RecordOf, RecordValues, Work } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { holdBatch } from './batch.store.ts';
import { Described } from '../../engine/calls/described.ts';

interface BatchName {
  readonly batchId: number;
  readonly batchName: string;
}

const keepers: readonly Principal[] = ['GeneralSettings', 'HrBasics'];
/** Part of an address. Clients that escape its sign reach the neighbouring two-part address instead. */
const toggling = 'toggleActive&InActive';

const nameOf = ({ id, fullName }: RecordValues): BatchName => ({
  batchId: Number(id),
  batchName: String(fullName),
});
const withName = (row: RecordValues): RecordOf<'batch'> & BatchName => ({ ...row, ...nameOf(row) });

/** Calls for batches that other records do not have. */
@Controller('api/v1/batch')
export class BatchController {
  constructor(
    @Inject(RECORDS) private readonly records: Records,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /** Active becomes inactive and vice versa. */
  @Put(`${toggling}/:id`)
  @Described('Makes an active batch inactive, or the other way round')
  toggle(
    @Param('id', IdPipe) id: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'batch'> & BatchName>> {
    requireAny(caller.actor, keepers);
    return this.writes.run({ request, caller }, async (work) => {
      const active = await holdBatch(work.transaction, id);
      if (active === undefined) throw new NotFound();
      return withName(await this.records.update(work, 'batch', id, { active: !active }));
    });
  }

  /** Makes an employee a tutor of the batch; one who already is stays one. */
  @Put(':batch/:tutor')
  @Described('Makes an employee a tutor of a batch')
  assign(
    @Param('batch') batch: string,
    @Param('tutor', IdPipe) employee: number,
    @Query(NoQueryPipe) query: object,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<(RecordOf<'batch'> & BatchName) | readonly RecordOf<'batchTutor'>[]>> {
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
}
