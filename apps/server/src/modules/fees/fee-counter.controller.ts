import { Body, Controller, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { parseMoney, type Money } from '@school/domain';
import { f, rows, type Principal } from '@school/kernel';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyList, bodyObject, bodyText } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { meansFrom } from '../finance/means.ts';
import { payFees, type FeePayment, type PaidReceipt } from './paying.ts';
import { waiveFine } from './waiving.ts';

const cashiers: readonly Principal[] = ['FeeSubmission'];

const mostFees = 100;
const item = { studentFee: f.ref('studentFee', { required: true }), amount: f.money({ required: true }) };
const payment = {
  date: f.date({ help: 'Today, if it is not said' }),
  paymentMode: f.text({ required: true }),
  referenceNo: f.text(),
  bankName: f.text(),
  items: rows(item, { min: 1, max: mostFees }),
  clientRequestId,
};
const waiver = {
  amount: f.money({ required: true }),
  reason: f.text({ required: true, min: 5, max: 250 }),
  clientRequestId,
};

const moneyIn = (value: unknown, at: string): Money => {
  const parsed = parseMoney(typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  if (!parsed.ok) throw invalidField(at, 'notNumber', 'This must be an amount.');
  return parsed.value;
};

const paymentFrom = (student: number, sent: unknown, today: string): FeePayment => {
  const body = bodyObject(sent, '', payment);
  const items = bodyList(body['items'], 'items', mostFees).map((value, index) => {
    const one = bodyObject(value, `items[${index}]`, item);
    return {
      studentFee: bodyId(one['studentFee'], `items[${index}].studentFee`),
      amount: moneyIn(one['amount'], `items[${index}].amount`),
    };
  });
  if (items.length === 0) throw invalidField('items', 'required', 'Choose at least one fee.');
  const date = body['date'] === undefined ? today : bodyDate(body['date'], 'date');
  return { student, date, means: meansFrom(body, true), items };
};

/** The counter: who a person is, what there is to pay, and the payment. */
@Controller('finance/v1/studentFee')
export class FeeCounterController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  /** Takes a payment for one or more fees. */
  @Post('student/:student/pay')
  @Described('Takes a payment of one fee or several', { takes: payment })
  pay(
    @Param('student', IdPipe) student: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<readonly PaidReceipt[]>> {
    requireAny(caller.actor, cashiers);
    const paid = paymentFrom(student, sent, caller.today);
    return this.writes.run({ request, caller }, (work) => payFees(work, [paid]));
  }

  /** Waives someone's fine. */
  @Post(':id/waiveFine')
  @Described('Lets somebody off a fine', { takes: waiver })
  waive(
    @Param('id', IdPipe) id: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly waived: Money }>> {
    requireAny(caller.actor, ['WaiveFine']);
    const body = bodyObject(sent, '', waiver);
    const amount = moneyIn(body['amount'], 'amount');
    const reason = bodyText(body['reason'], 'reason', 250);
    if (!reason || reason.length < 5)
      throw invalidField('reason', 'minLength', 'Enter at least 5 characters.');
    return this.writes.run({ request, caller }, async (work) => {
      await waiveFine(id, { amount, reason }, work);
      return { waived: amount };
    });
  }
}
