import { compareMoney, subtractMoney, sumMoney } from '@school/domain';
import { actorId } from '../../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { moneyInWords } from '../../../platform/clock/money-in-words.ts';
import type { EntrySide } from '../ledger/entry.store.ts';
import { postByHand, refuseControlled } from '../ledger/manual-entry.ts';
import { takePostingsBack } from '../ledger/posting.ts';
import { expectedOf, holdDrawer, leftInDrawer } from './cash-count.store.ts';

/** Cash, cheques and drafts are in the drawer: they are counted whenever there are any. The rest may be. */
const inDrawer = [
  ['CASH', 'Cash'],
  ['CHEQUE', 'Cheque'],
  ['DD', 'Demand draft'],
] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const money = (value: unknown): string => text(value) || '0.00';
const linesIn = (value: unknown): readonly RecordValues[] =>
  Array.isArray(value) ? (value as readonly RecordValues[]) : [];

/** Each means once, and none of those in the drawer missing. */
const refuseMissing = (lines: readonly RecordValues[], expected: ReadonlyMap<string, string>): void => {
  const modes = lines.map((line) => text(line['paymentMode']));
  const twice = modes.findIndex((mode, at) => modes.indexOf(mode) < at);
  if (twice >= 0) {
    throw invalidField(`lines[${twice}].paymentMode`, 'unique', 'Count each means of payment only once.');
  }
  const forgotten = inDrawer.find(([mode]) => expected.has(mode) && !modes.includes(mode));
  if (forgotten === undefined) return;
  throw invalidField('lines', 'required', 'Count also: %{means}.', { means: forgotten[1] });
};

/** The count against the books. @throws Invalid for an unexplained difference, or a deposit of more than there is */
const compared = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const { transaction, context } = work;
  const cashier = actorId(work) ?? 0;
  const day = text(input['day']) || context.today;
  await holdDrawer(transaction, cashier);
  const expected = new Map(
    (await expectedOf(transaction, cashier, day)).map(({ mode, amount }) => [mode, amount]),
  );
  const floatAdded = money(input['floatAdded']);
  const typed = linesIn(input['lines']);
  refuseMissing(typed, expected);
  const lines = typed.map((line) => {
    const known = expected.get(text(line['paymentMode'])) ?? '0.00';
    return {
      ...line,
      expected: line['paymentMode'] === 'CASH' ? sumMoney([known, floatAdded]) : known,
    };
  });
  const counted = sumMoney(typed.map((line) => money(line['counted'])));
  const booked = sumMoney(lines.map((line) => line.expected));
  const differs = typed.some(
    (line, at) => compareMoney(money(line['counted']), lines[at]?.expected ?? '0.00') !== 0,
  );
  if (differs && text(input['explanation']) === '') {
    const params = { difference: await moneyInWords(transaction, subtractMoney(counted, booked)) };
    throw invalidField(
      'explanation',
      'required',
      'The count differs from the books by %{difference}. Explain why.',
      params,
    );
  }
  const cashCounted = money(typed.find((line) => line['paymentMode'] === 'CASH')?.['counted']);
  if (compareMoney(money(input['deposit']), cashCounted) > 0) {
    throw invalidField('deposit', 'max', 'Only %{cash} was counted.', {
      cash: await moneyInWords(transaction, cashCounted),
    });
  }
  if (input['depositTo'])
    await refuseControlled(work, [{ id: Number(input['depositTo']), field: 'depositTo' }]);
  const opening = await leftInDrawer(transaction, cashier);
  return { ...input, lines, cashier, opening, expected: booked, counted, cashCounted };
};

/** Surplus or shortage, and what goes to the bank. */
const sidesOf = (saved: RecordValues): readonly EntrySide[] => {
  const cash = linesIn(saved['lines']).find((line) => line['paymentMode'] === 'CASH');
  const over = subtractMoney(money(cash?.['counted']), money(cash?.['expected']));
  const deposit = money(saved['deposit']);
  return [
    { account: 'CASH', amount: over },
    { account: 'CASH_DIFFERENCE', amount: subtractMoney('0.00', over) },
    { account: saved['depositTo'] ? Number(saved['depositTo']) : 'BANK', amount: deposit },
    { account: 'CASH', amount: subtractMoney('0.00', deposit) },
  ];
};

/** A count is posted on saving, so that cash in the books is what was counted. */
export const cashCountBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : compared(input, work)),
  afterSave: async (saved, before, work) => {
    if (before) return;
    const number = await postByHand(
      work,
      {
        fact: 'COUNT',
        source: Number(saved['id']),
        day: text(saved['day']),
        narration: ['Cash count', text(saved['explanation']), text(saved['depositSlip'])]
          .filter(Boolean)
          .join(' – '),
        sides: sidesOf(saved),
      },
      'day',
    );
    await work.transaction.query({
      name: 'cash_count_number',
      text: 'update cash_count set number = $2 where id = $1',
      values: [saved['id'], number],
    });
  },
  transitions: {
    reverse: async (row, _input, work) => {
      await takePostingsBack(work, 'COUNT', [Number(row['id'])]);
      return {};
    },
  },
};
