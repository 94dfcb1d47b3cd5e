import type { FarePassenger, AssignableFee } from '@school/domain';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NotFound, type Principal } from '@school/kernel';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded, type Envelope } from '../../../engine/envelope/envelope.ts';
import { KnownQuery, type KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { bodyId, bodyList, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { passengersOf } from '../fares/fares.store.ts';
import { counterStudents, type CounterStudent } from '../counter.store.ts';
import { assignableTo } from './assignments.store.ts';
import { assignFees } from './assignments.ts';

const keepers: readonly Principal[] = ['ManageFee'];
const most = 200;
const keys = new Set(['assign', 'remove', 'clientRequestId']);

/** Fee collections of a student, with whether he has a bill of each. */
export interface StudentAssignments {
  readonly student: CounterStudent;
  readonly collections: readonly AssignableFee[];
}

/** Bills of published collections for one student, given and taken away. */
@Controller('finance/v1/feeAssignments')
export class FeeAssignmentsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Get('student/:student')
  async read(
    @Param('student', IdPipe) student: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<StudentAssignments>> {
    requireAny(caller.actor, keepers);
    const connection = this.database.of(caller.institute);
    const [found] = await counterStudents(connection, [student]);
    if (!found) throw new NotFound();
    return succeeded({ student: found, collections: await assignableTo(connection, student) });
  }

  /** Passengers of a batch with their bills of a collection of fares. */
  @Get('fares')
  async fares(
    @KnownQuery(['collection', 'batch']) { collection = '', batch = '' }: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly FarePassenger[]>> {
    requireAny(caller.actor, keepers);
    if (!/^\d{1,15}$/.test(collection) || !/^\d{1,15}$/.test(batch)) {
      throw invalidField('collection', 'required', 'Choose a batch and a fee collection.');
    }
    const connection = this.database.of(caller.institute);
    return succeeded(await passengersOf(connection, Number(collection), Number(batch)));
  }

  @Post('student/:student')
  @HttpCode(200)
  assign(
    @Param('student', IdPipe) student: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly billed: number; readonly removed: number }>> {
    requireAny(caller.actor, keepers);
    const body = bodyObject(sent, '', keys);
    const idsIn = (key: 'assign' | 'remove'): readonly number[] =>
      bodyList(body[key] ?? [], key, most).map((id, at) => bodyId(id, `${key}[${at}]`));
    const wanted = { assign: idsIn('assign'), remove: idsIn('remove') };
    if (wanted.assign.length + wanted.remove.length === 0) {
      throw invalidField('assign', 'required', 'Nothing was changed.');
    }
    return this.writes.run({ request, caller }, (work) => assignFees(work, student, wanted));
  }
}
