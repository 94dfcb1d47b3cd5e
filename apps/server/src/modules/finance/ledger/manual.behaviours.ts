import { compareMoney, subtractMoney, sumMoney } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { postByHand, refuseControlled } from './manual-entry.ts';
import { takePostingsBack } from './posting.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const money = (value: unknown): string => text(value) || '0.00';
const linesIn = (value: unknown): readonly RecordValues[] =>
  Array.isArray(value) ? (value as readonly RecordValues[]) : [];
const idOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

/** @throws Invalid if a line has no amount, or debit and credit differ */
const balanced = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const lines = linesIn(input['lines']);
  const of = (side: string) => sumMoney(lines.map((line) => money(line[side])));
  const empty = lines.findIndex((line) => compareMoney(money(line['debit']), money(line['credit'])) === 0);
  if (empty >= 0) throw invalidField(`lines[${empty}].debit`, 'required', 'Enter a debit or a credit.');
  const [debit, credit] = [of('debit'), of('credit')];
  if (compareMoney(debit, credit) !== 0) {
    throw invalidField(
      'lines',
      'UNBALANCED',
      'Debit %{debit} and credit %{credit} differ by %{difference}.',
      {
        debit,
        credit,
        difference: subtractMoney(debit, credit),
      },
    );
  }
  await refuseControlled(
    work,
    lines.map((line, at) => ({ id: Number(line['account']), field: `lines[${at}].account` })),
  );
  return { ...input, total: debit };
};

const numbered = async (
  table: 'journal_voucher' | 'opening_balance',
  id: unknown,
  number: string,
  work: Work,
): Promise<void> => {
  await work.transaction.query({
    name: `${table}_number`,
    text: `update ${table} set number = $2 where id = $1`,
    values: [id, number],
  });
};

/** A journal voucher is posted when it is saved. */
export const journalVoucherBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : balanced(input, work)),
  afterSave: async (saved, before, work) => {
    if (before) return;
    const number = await postByHand(work, {
      fact: 'JOURNAL',
      source: Number(saved['id']),
      day: text(saved['date']),
      narration: text(saved['narration']),
      sides: linesIn(saved['lines']).map((line) => ({
        account: Number(line['account']),
        amount: subtractMoney(money(line['debit']), money(line['credit'])),
        batch: idOf(line['batch']),
        department: idOf(line['department']),
      })),
    });
    await numbered('journal_voucher', saved['id'], number, work);
  },
  transitions: {
    reverse: async (row, _input, work) => {
      await takePostingsBack(work, 'JOURNAL', [Number(row['id'])]);
      return {};
    },
  },
};

/** An opening balance is posted when it is saved, against the account that all opening balances share. */
export const openingBalanceBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (current) return input;
    await refuseControlled(work, [{ id: Number(input['account']), field: 'account' }]);
    return input;
  },
  afterSave: async (saved, before, work) => {
    if (before) return;
    const amount = subtractMoney(money(saved['debit']), money(saved['credit']));
    const number = await postByHand(work, {
      fact: 'OPENING',
      source: Number(saved['id']),
      day: text(saved['date']),
      narration: ['Opening balance', text(saved['note'])].filter(Boolean).join(' – '),
      sides: [
        { account: Number(saved['account']), amount },
        { account: 'OPENING', amount: subtractMoney('0.00', amount) },
      ],
    });
    await numbered('opening_balance', saved['id'], number, work);
  },
  transitions: {
    reverse: async (row, _input, work) => {
      await takePostingsBack(work, 'OPENING', [Number(row['id'])]);
      return {};
    },
  },
};
