import { Conflict, NotFound } from '@school/kernel';
import { formatMoney, refund, subtractMoney, taxInRefund, type RefundProblem } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { book } from '../finance/booking.ts';
import { fixedCategory } from '../finance/fixed-category.store.ts';
import { meansFrom } from '../finance/means.ts';
import { takeBack } from '../finance/taking-back.ts';
import { paymentSettings } from './bill.store.ts';
import { addRefunded, holdRefundedFee, refundRule, usedRules } from './fee-refund.store.ts';
import { refuseOtherDay } from './payment-day.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const refusal = (problem: RefundProblem, currency: string): Conflict => {
  if (problem.code === 'RULE_OVER') {
    const until = problem.params.until;
    return conflictAt('rule', problem.code, 'This rule was valid until %{until}.', { until });
  }
  if (problem.code === 'NOT_ABOVE_ZERO') {
    return conflictAt('amount', problem.code, 'The amount must be above zero');
  }
  const most = formatMoney(problem.params.most, currency);
  return conflictAt('amount', problem.code, 'At most %{most} can be given back.', { most });
};

const counted = async (work: Work, bill: number, amount: string): Promise<void> => {
  const row = await addRefunded(work.transaction, bill, amount, actorId(work));
  if (!row) throw conflictAt('amount', 'ABOVE_REFUNDABLE', 'More cannot be given back than was paid');
  const changes = { refundedTotal: [null, row.refunded] } as const;
  writeAuditLines(work, 'studentFee', 'update', [{ id: row.id, version: row.version, changes }]);
};

/** The refund with whom it is for and the tax in it, counted at the fee. */
const accepted = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const { transaction, context } = work;
  const { daysBack } = await paymentSettings(transaction);
  const on = text(input['date']) || context.today;
  refuseOtherDay(on, work, daysBack);
  const bill = Number(input['studentFee']);
  const fee = await holdRefundedFee(transaction, bill);
  const rule = await refundRule(transaction, Number(input['rule']));
  if (!fee || fee.status === 'CANCELLED' || !rule) throw new NotFound();
  if (rule.collection !== fee.collection) {
    throw invalidField('rule', 'OTHER_COLLECTION', 'This rule is for another fee collection.');
  }
  const used = await usedRules(transaction, [bill]);
  if (used.some((one) => one.rule === rule.id)) {
    throw conflictAt('rule', 'RULE_USED', 'Something was given back of this fee by this rule already.');
  }
  const amount = text(input['amount']);
  const outcome = refund(amount, on, rule, fee);
  if (!outcome.ok) throw refusal(outcome.error, (await institutionOf(transaction)).currency);
  const tax = taxInRefund(amount, fee, fee.taxPaid, [fee.taxRefunded]);
  await counted(work, bill, amount);
  return { ...input, student: fee.student, collection: fee.collection, tax };
};

/** Pays a refund out, with a voucher. */
const bookRefund = async (saved: RecordValues, work: Work): Promise<void> => {
  const { transaction } = work;
  const fee = await holdRefundedFee(transaction, Number(saved['studentFee']));
  if (!fee) throw new NotFound();
  const [booked] = await book(work, [
    {
      direction: 'EXPENSE',
      date: text(saved['date']),
      means: meansFrom(saved),
      payee: { name: fee.studentName, number: fee.admissionNumber, student: fee.student, batch: fee.batch },
      sequence: null,
      details: {},
      parts: [
        {
          title: `${fee.label} – ${fee.studentName}`,
          category: await fixedCategory(transaction, 'REFUND'),
          amount: text(saved['amount']),
          tax: text(saved['tax']),
          fine: '0.00',
          source: { type: 'REFUND', id: Number(saved['id']) },
          feeAccount: fee.feeAccount,
        },
      ],
    },
  ]);
  await transaction.query({
    name: 'fee_refund_number',
    text: 'update fee_refund set number = $2, date = $3 where id = $1',
    values: [saved['id'], booked?.number, booked?.day],
  });
};

/** What was given back is not owed again: the fee keeps its balance. What is wrong is cancelled and done anew. */
export const feeRefundBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : accepted(input, work)),
  afterSave: async (saved, before, work) => {
    if (!before) await bookRefund(saved, work);
  },
  transitions: {
    reverse: async (row, input, work) => {
      const source = { type: 'REFUND', id: Number(row['id']) };
      await takeBack(work, { source }, text(input['reverseReason']));
      await counted(work, Number(row['studentFee']), subtractMoney('0.00', text(row['amount'])));
      return {};
    },
  },
};

const fixedOfRule = ['collection', 'refundType', 'value'] as const;
const isOther = (key: string, left: unknown, right: unknown): boolean =>
  key === 'value' ? Number(left) !== Number(right) : left !== right;

/** What a rule says stays as soon as somebody has got money by it; another rule says something else. */
export const feeRefundRuleBehaviour: Behaviour = {
  beforeSave: async (input, current, { transaction }) => {
    const key = current && fixedOfRule.find((one) => one in input && isOther(one, input[one], current[one]));
    if (key === undefined) return input;
    const used = await transaction.query({
      name: 'fee_refund_rule_used',
      text: 'select 1 as used from fee_refund where rule_id = $1 limit 1',
      values: [current?.['id']],
    });
    if (used.length > 0) throw conflictAt(key, 'USED', 'Somebody got money by this rule; it stays.');
    return input;
  },
};
