import { Body, Controller, Get, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { parseMoney, type Money } from '@school/domain';
import { NotFound, type Principal } from '@school/kernel';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyList, bodyObject, bodyText } from '../../engine/own-calls/body-values.ts';
import { KnownQuery, type KnownParameters } from '../../engine/own-calls/known-query.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { RECORDS, type Records } from '../../engine/records.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { meansFrom } from '../finance/means.ts';
import { maySeeFees } from '../finance/may-see-fees.ts';
import { counterStudents, openOf, type CounterStudent } from './counter.store.ts';
import { payFees, type FeePayment, type PaidReceipt } from './paying.ts';
import { statementOf, type FeeStatement } from './statement.ts';
import { waiveFine } from './waiving.ts';

const readers: readonly Principal[] = [
  'FinanceControl',
  'ManageFee',
  'FeeSubmission',
  'FinanceReports',
  'ManageRefunds',
  'STUDENT',
  'PARENT',
];
const cashiers: readonly Principal[] = ['FeeSubmission'];
const found = 20;
const mostFees = 100;
const payKeys = new Set(['date', 'paymentMode', 'referenceNo', 'bankName', 'items', 'clientRequestId']);
const itemKeys = new Set(['studentFee', 'amount']);
const waiveKeys = new Set(['amount', 'reason', 'clientRequestId']);

type FoundStudent = CounterStudent & { readonly open: Money };

const moneyIn = (value: unknown, at: string): Money => {
  const parsed = parseMoney(typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  if (!parsed.ok) throw invalidField(at, 'notNumber', 'This must be an amount.');
  return parsed.value;
};

const paymentFrom = (student: number, sent: unknown, today: string): FeePayment => {
  const body = bodyObject(sent, '', payKeys);
  const items = bodyList(body['items'], 'items', mostFees).map((value, index) => {
    const one = bodyObject(value, `items[${index}]`, itemKeys);
    return {
      studentFee: bodyId(one['studentFee'], `items[${index}].studentFee`),
      amount: moneyIn(one['amount'], `items[${index}].amount`),
    };
  });
  if (items.length === 0) throw invalidField('items', 'required', 'Choose at least one fee.');
  const date = body['date'] === undefined ? today : bodyDate(body['date'], 'date');
  return { student, date, means: meansFrom(body, true), items };
};

/** The counter: who somebody is, what is to pay, and the payment. */
@Controller('finance/v1/studentFee')
export class FeeCounterController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  /** Students by name or admission number, each with what is open. */
  @Get('find')
  async find(
    @KnownQuery(['q']) { q = '' }: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly FoundStudent[]>> {
    requireAny(caller.actor, readers.slice(0, -2));
    if (q.trim() === '') return succeeded([]);
    const rows = await this.records.list(caller, 'student', {
      filter: { q },
      sort: [['fullName', 'ASC']],
      range: [0, found - 1],
      fields: ['id'],
      system: true,
    });
    const connection = this.database.of(caller.institute);
    const ids = rows.map(({ id }) => Number(id));
    const [students, open] = await Promise.all([
      counterStudents(connection, ids),
      openOf(connection, ids, caller.today),
    ]);
    return succeeded(students.map((student) => ({ ...student, open: open.get(student.id) ?? '0.00' })));
  }

  /** What a student has to pay and has paid. */
  @Get('student/:student')
  async statement(
    @Param('student', IdPipe) student: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<FeeStatement>> {
    requireAny(caller.actor, readers);
    if (!maySeeFees(caller.actor, student)) throw new NotFound();
    return succeeded(await statementOf(this.database.of(caller.institute), student, caller.today));
  }

  /** Takes a payment of one fee or several. */
  @Post('student/:student/pay')
  pay(
    @Param('student', IdPipe) student: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<readonly PaidReceipt[]>> {
    requireAny(caller.actor, cashiers);
    const payment = paymentFrom(student, sent, caller.today);
    return this.writes.run({ request, caller }, (work) => payFees(work, [payment]));
  }

  /** Lets somebody off a fine. */
  @Post(':id/waiveFine')
  waive(
    @Param('id', IdPipe) id: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly waived: Money }>> {
    requireAny(caller.actor, ['WaiveFine']);
    const body = bodyObject(sent, '', waiveKeys);
    const amount = moneyIn(body['amount'], 'amount');
    const reason = bodyText(body['reason'], 'reason', 250);
    if (!reason || reason.length < 5) throw invalidField('reason', 'minLength', 'At least 5 characters.');
    return this.writes.run({ request, caller }, async (work) => {
      await waiveFine(id, { amount, reason }, work);
      return { waived: amount };
    });
  }
}
