import { Body, Controller, Get, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mostRefund, refundableOf, type Money } from '@school/domain';
import { NotFound, type Principal } from '@school/kernel';
import type { RecordValues } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyObject } from '../../engine/own-calls/body-values.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { counterStudents, type CounterStudent } from './counter.store.ts';
import {
  feesToRefund,
  refundsOfStudent,
  rulesOf,
  usedRules,
  type FeeToRefund,
  type RefundOfStudent,
} from './fee-refund.store.ts';

const readers: readonly Principal[] = ['ManageRefunds', 'FinanceControl', 'FinanceReports'];

const refunders: readonly Principal[] = ['ManageRefunds'];
const keys = new Set([
  'studentFee',
  'rule',
  'amount',
  'date',
  'reason',
  'paymentMode',
  'referenceNo',
  'bankName',
  'note',
  'clientRequestId',
]);

/** A rule that holds today, with the most that it gives back of a fee. */
interface RuleForFee {
  readonly id: number;
  readonly name: string;
  readonly validUntil: string;
  readonly most: Money;
}
interface FeeWithRules extends FeeToRefund {
  readonly refundable: Money;
  readonly rules: readonly RuleForFee[];
}
/** What was paid for a student, and what can be given back of it. */
interface RefundStatement {
  readonly student: CounterStudent;
  readonly fees: readonly FeeWithRules[];
  readonly refunds: readonly RefundOfStudent[];
}

/** Fees of a student as somebody gives them back. */
@Controller('finance/v1/feesRefund')
export class RefundsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /** Gives back a part of a fee; whom it is for and the tax in it follow from the fee. */
  @Post('save')
  save(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordValues | undefined>> {
    requireAny(caller.actor, refunders);
    const { clientRequestId, ...input } = bodyObject(body, '', keys);
    const call = {
      request,
      caller,
      ...(typeof clientRequestId === 'string' ? { clientRequestId } : {}),
    };
    return this.writes.run(call, async (work) => (await work.records.create(work, 'feeRefund', [input]))[0]);
  }

  /** What was paid for a student, with the rules that hold today. */
  @Get('student/:student')
  async statement(
    @Param('student', IdPipe) student: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<RefundStatement>> {
    requireAny(caller.actor, readers);
    const connection = this.database.of(caller.institute);
    const [found] = await counterStudents(connection, [student]);
    if (!found) throw new NotFound();
    const [fees, refunds] = await Promise.all([
      feesToRefund(connection, student),
      refundsOfStudent(connection, student),
    ]);
    const collections = [...new Set(fees.map(({ collection }) => collection))];
    const [rules, used] = await Promise.all([
      rulesOf(connection, collections, caller.today),
      usedRules(
        connection,
        fees.map(({ id }) => id),
      ),
    ]);
    const isUsed = (fee: number, rule: number): boolean =>
      used.some((one) => one.fee === fee && one.rule === rule);
    return succeeded({
      student: found,
      fees: fees.map((fee) => ({
        ...fee,
        refundable: refundableOf(fee),
        rules: rules
          .filter(({ id, collection }) => collection === fee.collection && !isUsed(fee.id, id))
          .map((rule) => ({
            id: rule.id,
            name: rule.name,
            validUntil: rule.validUntil,
            most: mostRefund(rule, fee),
          })),
      })),
      refunds,
    });
  }
}
