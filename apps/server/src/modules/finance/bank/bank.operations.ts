import { compareMoney, sumMoney, type BankStatement } from '@school/domain';
import { acceptSureMatches, proposeMatchesAgain, readBankStatement } from '@school/resources';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { handle, type Handler } from '../../../engine/operation/handle.ts';
import type { Files } from '../../../platform/files/files.ts';
import { insertLines, leftOf, mostLines } from './bank-line.store.ts';
import { accept, propose } from './proposing.ts';
import { readStatementFile } from './statement-file.ts';

const system = { system: true } as const;

/** The content of the file, for the record and for the preview. */
const saidBy = ({ lines, ...file }: BankStatement) => {
  const days = lines.map(({ day }) => day).sort();
  const amounts = lines.map(({ amount }) => amount);
  const isIn = (amount: string): boolean => compareMoney(amount, '0.00') > 0;
  return {
    file,
    fromDate: days.at(0) ?? null,
    toDate: days.at(-1) ?? null,
    moneyIn: sumMoney(amounts.filter(isIn)),
    moneyOut: sumMoney(amounts.filter((amount) => !isIn(amount))),
  };
};

const take = async (record: RecordValues, work: Work, files: Files) => {
  const [id, account, days] = [Number(record['id']), Number(record['account']), Number(record['days'])];
  const stored = await work.records.read(work, 'bankStatement', id, system);
  const file = stored?.['file'];
  const fileId = typeof file === 'object' && file !== null && 'id' in file ? Number(file.id) : Number(file);
  const statement = await readStatementFile(files, work.context.institute, fileId);
  const { lines } = statement;
  if (lines.length === 0) throw invalidField('file', 'EMPTY', 'The file has no bookings.');
  if (lines.length > mostLines)
    throw invalidField('file', 'TOO_MANY', 'The file has more than %{most} bookings. Split it.', {
      most: mostLines,
    });
  const fresh = await insertLines(work.transaction, { id, account }, lines, actorId(work));
  writeAuditLines(work, 'bankLine', 'create', fresh);
  const { file: said, fromDate, toDate, moneyIn, moneyOut } = saidBy(statement);
  const known = lines.length - fresh.length;
  const values = {
    status: 'READ',
    number: said.number.slice(0, 60) || null,
    bankAccount: said.account.slice(0, 60) || null,
    currency: said.currency.slice(0, 3) || null,
    opening: said.opening,
    closing: said.closing,
    pending: said.pending,
    known,
    fromDate,
    toDate,
  };
  await work.records.update(work, 'bankStatement', id, values, system);
  await propose(work.transaction, account, days);
  const { sure, possible } = await leftOf(work.transaction, id);
  return {
    fresh: fresh.length,
    known,
    pending: said.pending,
    fromDate,
    toDate,
    moneyIn,
    moneyOut,
    sure,
    possible,
  };
};

const accountOf = (record: RecordValues) => ({
  account: Number(record['account']),
  days: Number(record['days']),
});

/** Reading a bank file, and reconciling it with the books. */
export const bankHandlers = (files: Files): readonly Handler[] => [
  handle(readBankStatement, ({ record, work }) => take({ ...record }, work, files)),
  handle(acceptSureMatches, async ({ record, work }) => {
    const statement = Number(record.id);
    const accepted = await accept(work, accountOf({ ...record }), { ids: null, statement });
    return { accepted, left: (await leftOf(work.transaction, statement)).left };
  }),
  handle(proposeMatchesAgain, async ({ record, work }) => {
    const { account, days } = accountOf({ ...record });
    await propose(work.transaction, account, days);
    return leftOf(work.transaction, Number(record.id));
  }),
];
