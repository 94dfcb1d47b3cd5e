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
import { noteWouldBe } from './changing/difference.store.ts';
import { creditAdvance } from './crediting-advance.ts';
import {
  addRefunded,
  holdRefundedFee,
  refundRule,
  usedRules,
  type CountedRefund,
  type RefundedFee,
} from './fee-refund.store.ts';
import { undoMovements } from './taking-back-advances.ts';
import { writeMovements } from './wallet.ts';
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
  return conflictAt('amount', problem.code, 'At most %{most} can be refunded.', { most });
};

const counted = async (work: Work, given: CountedRefund): Promise<void> => {
  const row = await addRefunded(work.transaction, given, actorId(work));
  if (!row) throw conflictAt('amount', 'ABOVE_REFUNDABLE', 'You cannot refund more than was paid');
  const changes = { refundedTotal: [null, row.refunded] } as const;
  writeAuditLines(work, 'studentFee', 'update', [{ id: row.id, version: row.version, changes }]);
};

/** @throws Conflict, Invalid where the rule does not allow it */
const refuseAgainstRule = async (
  { transaction }: Work,
  fee: RefundedFee,
  { rule: asked, bill, amount, on }: { rule: unknown; bill: number; amount: string; on: string },
): Promise<void> => {
  const rule = await refundRule(transaction, Number(asked));
  if (!rule) throw new NotFound();
  if (rule.collection !== fee.collection) {
    throw invalidField('rule', 'OTHER_COLLECTION', 'This rule is for another fee collection.');
  }
  const used = await usedRules(transaction, [bill]);
  if (used.some((one) => one.rule === rule.id)) {
    throw conflictAt('rule', 'RULE_USED', 'A refund has already been made for this fee under this rule.');
  }
  const outcome = refund(amount, on, rule, fee);
  if (!outcome.ok) throw refusal(outcome.error, (await institutionOf(transaction)).currency);
};

const isDifference = (row: RecordValues): boolean => row['cause'] === 'DIFFERENCE';

/** The refund with its recipient and included tax, counted on the fee. */
const accepted = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const { transaction, context } = work;
  const { daysBack } = await paymentSettings(transaction);
  const on = text(input['date']) || context.today;
  refuseOtherDay(on, work, daysBack);
  const bill = Number(input['studentFee']);
  const fee = await holdRefundedFee(transaction, bill);
  if (!fee || fee.status === 'CANCELLED') throw new NotFound();
  const amount = text(input['amount']);
  if (!isDifference(input)) await refuseAgainstRule(work, fee, { rule: input['rule'], bill, amount, on });
  const tax = taxInRefund(amount, fee, fee.taxPaid, [fee.taxRefunded]);
  await counted(work, { bill, amount, isDifference: isDifference(input) });
  return { ...input, student: fee.student, collection: fee.collection, tax };
};

/** Pays out a refund, with a voucher; a credit to the student's advance moves no money. */
const bookRefund = async (saved: RecordValues, work: Work): Promise<void> => {
  const { transaction } = work;
  const fee = await holdRefundedFee(transaction, Number(saved['studentFee']));
  if (!fee) throw new NotFound();
  const means = meansFrom(saved, true);
  const title = `${fee.label} – ${fee.studentName}`;
  const amount = text(saved['amount']);
  const isKept = means.mode === 'WALLET';
  const credit = isKept ? await creditAdvance(work, { student: fee.student, amount, title }) : undefined;
  const [booked] = await book(work, [
    {
      direction: 'EXPENSE',
      date: text(saved['date']),
      means,
      payee: { name: fee.studentName, number: fee.admissionNumber, student: fee.student, batch: fee.batch },
      sequence: null,
      details: {},
      parts: [
        {
          title,
          category: await fixedCategory(transaction, 'REFUND'),
          amount,
          tax: text(saved['tax']),
          fine: '0.00',
          source: { type: 'REFUND', id: Number(saved['id']) },
          feeAccount: fee.feeAccount,
        },
      ],
      ...(credit ? { against: credit.against } : {}),
    },
  ]);
  if (credit && booked) await writeMovements(work, [credit.written(booked)]);
  await transaction.query({
    name: 'fee_refund_number',
    text: 'update fee_refund set number = $2, date = $3, movement_id = $4 where id = $1',
    values: [saved['id'], booked?.number, booked?.day, credit?.movement ?? null],
  });
};

/** The bill again differs by the amount refunded. */
const differAgain = async (work: Work, bill: number, amount: string): Promise<void> => {
  const fee = await holdRefundedFee(work.transaction, bill);
  if (!fee) throw new NotFound();
  const wouldBe = subtractMoney(subtractMoney(fee.payable, fee.credited), amount);
  await noteWouldBe(work.transaction, bill, wouldBe, actorId(work));
};

/** What was refunded is not owed again: the fee keeps its balance. A wrong refund is cancelled and made again. */
export const feeRefundBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : accepted(input, work)),
  afterSave: async (saved, before, work) => {
    if (!before) await bookRefund(saved, work);
  },
  transitions: {
    reverse: async (row, input, work) => {
      const reason = text(input['reverseReason']);
      const bill = Number(row['studentFee']);
      const amount = text(row['amount']);
      const back = subtractMoney('0.00', amount);
      await holdRefundedFee(work.transaction, bill);
      const movement = row['movement'];
      if (movement !== null && movement !== undefined) {
        const moved = { type: 'WALLET', id: Number(movement) };
        await undoMovements(work, await takeBack(work, { source: moved }, reason), reason);
      }
      await takeBack(work, { source: { type: 'REFUND', id: Number(row['id']) } }, reason);
      await counted(work, { bill, amount: back, isDifference: isDifference(row) });
      if (isDifference(row)) await differAgain(work, bill, amount);
      return {};
    },
  },
};

const fixedOfRule = ['collection', 'refundType', 'value'] as const;
const isOther = (key: string, left: unknown, right: unknown): boolean =>
  key === 'value' ? Number(left) !== Number(right) : left !== right;

/** A rule is fixed once someone has received money by it; for different terms there is another rule. */
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
