import { Conflict } from '@school/kernel';
import { compareMoney, subtractMoney } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { entryOfVoucher, postingOf } from '../ledger/account-postings.store.ts';
import { accept } from './proposing.ts';

const system = { system: true } as const;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const openOnly = (rows: readonly RecordValues[]): readonly RecordValues[] => {
  if (rows.every(({ status }) => status === 'OPEN')) return rows;
  throw new Conflict('This has been decided in the meantime.', { code: 'ILLEGAL_STATE' });
};

const acceptChosen = async (rows: readonly RecordValues[], work: Work): Promise<number> => {
  let accepted = 0;
  const statements = [...new Set(openOnly(rows).map(({ statement }) => Number(statement)))].sort(
    (a, b) => a - b,
  );
  for (const statement of statements) {
    const record = await work.records.read(work, 'bankStatement', statement, system);
    const of = { account: Number(record?.['account']), days: Number(record?.['days']) };
    const ids = rows.filter((row) => Number(row['statement']) === statement).map(({ id }) => Number(id));
    accepted += await accept(work, of, { ids, statement: null });
  }
  return accepted;
};

/**
 * Declares that a booking is an entry of the books.
 * @throws Invalid where the entry moves a different amount on the account, Conflict where it stands for another booking
 */
export const matchLine = async (
  line: RecordValues,
  entry: number,
  work: Work,
  field = 'entry',
): Promise<void> => {
  const posting = await postingOf(work.transaction, Number(line['account']), entry);
  const amount = posting?.amount ?? '0.00';
  if (!posting || compareMoney(amount, textOf(line['amount'])) !== 0)
    throw invalidField(
      field,
      'OTHER_AMOUNT',
      'This entry posts a different amount to the account: %{amount}.',
      { amount },
    );
  const values = { status: 'MATCHED', entry: posting.id, proposed: null, certainty: null };
  await work.records.update(work, 'bankLine', Number(line['id']), values, system);
};

/** What is missing from the books is posted by a journal voucher dated as at the bank. */
const book = async (line: RecordValues, input: RecordValues, work: Work): Promise<string> => {
  const amount = textOf(line['amount']);
  const isIn = compareMoney(amount, '0.00') > 0;
  const size = isIn ? amount : subtractMoney('0.00', amount);
  const bank = {
    account: Number(line['account']),
    debit: isIn ? size : '0.00',
    credit: isIn ? '0.00' : size,
  };
  const other = { account: Number(input['against']), debit: bank.credit, credit: bank.debit };
  if (other.account === bank.account)
    throw invalidField('against', 'SAME_ACCOUNT', 'Choose an account other than that of the bank.');
  const narration = textOf(input['narration']) || textOf(line['note']) || textOf(line['name']) || 'Bank';
  const voucher = { date: line['day'], narration: narration.slice(0, 200), lines: [bank, other] };
  const [made] = await work.records.create(work, 'journalVoucher', [voucher]);
  const entry = await entryOfVoucher(work.transaction, Number(made?.['id']));
  await matchLine(line, entry ?? 0, work, 'against');
  const saved = await work.records.read(work, 'journalVoucher', Number(made?.['id']), system);
  return textOf(saved?.['number']);
};

/** The user decides on each booking; nothing is posted except by `book`. */
export const bankLineBehaviour: Behaviour = {
  actions: {
    accept: async (rows, _input, work) => ({ count: await acceptChosen(rows, work) }),
    match: async (rows, { entry }, work) => {
      for (const row of openOnly(rows)) await matchLine(row, Number(entry), work);
      return { count: rows.length };
    },
    book: async (rows, input, work) => {
      const numbers: string[] = [];
      for (const row of openOnly(rows)) numbers.push(await book(row, input, work));
      return { number: numbers.join(', ') };
    },
    leaveOut: async (rows, { reason }, work) => {
      for (const { id } of openOnly(rows)) {
        const values = { status: 'IGNORED', reason, proposed: null, certainty: null };
        await work.records.update(work, 'bankLine', Number(id), values, system);
      }
      return { count: rows.length };
    },
    reopen: async (rows, _input, work) => {
      for (const { id } of rows) {
        const values = { status: 'OPEN', entry: null, reason: null };
        await work.records.update(work, 'bankLine', Number(id), values, system);
      }
      return { count: rows.length };
    },
  },
};
