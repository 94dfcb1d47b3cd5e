import type { AssignableFee, CounterStudent } from '@school/domain';
import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Principal, f, list } from '@school/kernel';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { type Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyId, bodyList, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { assignFees } from './assignments.ts';
import { Described, clientRequestId } from '../../../engine/calls/described.ts';

const keepers: readonly Principal[] = ['ManageFee'];
const most = 200;
const wantedBills = {
  assign: list(f.ref('feeCollection'), { max: most }),
  remove: list(f.ref('feeCollection'), { max: most }),
  clientRequestId,
};

/** Fee collections of a student, each with whether there is a bill. */
export interface StudentAssignments {
  readonly student: CounterStudent;
  readonly collections: readonly AssignableFee[];
}

/** Bills of published collections for one student, added and removed. */
@Controller('finance/v1/feeAssignments')
export class FeeAssignmentsController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post('student/:student')
  @Described('Gives a student bills of published collections or takes them away', {
    takes: wantedBills,
  })
  @HttpCode(200)
  assign(
    @Param('student', IdPipe) student: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly billed: number; readonly removed: number }>> {
    requireAny(caller.actor, keepers);
    const body = bodyObject(sent, '', wantedBills);
    const idsIn = (key: 'assign' | 'remove'): readonly number[] =>
      bodyList(body[key] ?? [], key, most).map((id, at) => bodyId(id, `${key}[${at}]`));
    const wanted = { assign: idsIn('assign'), remove: idsIn('remove') };
    if (wanted.assign.length + wanted.remove.length === 0) {
      throw invalidField('assign', 'required', 'Nothing was changed.');
    }
    return this.writes.run({ request, caller }, (work) => assignFees(work, student, wanted));
  }
}
