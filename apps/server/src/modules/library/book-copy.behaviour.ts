import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { nextNumbers } from './add-copies.ts';
import { refused } from './library-refusal.ts';
import { loanOfCopy } from './loan.store.ts';
import { holdCopy } from './copy.store.ts';
import { firstInLine } from './reservation.store.ts';
import { shelve } from './shelve.ts';

const blank = (value: unknown): boolean => value === null || value === undefined || value === '';

const begin = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const [next] = blank(input['bookNumber']) ? await nextNumbers(work.transaction, 1) : [];
  const bookNumber = next ?? input['bookNumber'];
  return { ...input, bookNumber, barcode: blank(input['barcode']) ? bookNumber : input['barcode'] };
};

const change = (input: RecordValues, current: RecordValues): RecordValues => {
  if ('bookTitle' in input && input['bookTitle'] !== current['bookTitle']) {
    throw new Conflict('A copy cannot be moved to another book.', { code: 'IMMUTABLE' });
  }
  return 'bookNumber' in input && blank(input['bookNumber'])
    ? { ...input, bookNumber: current['bookNumber'] }
    : input;
};

/** A copy lost on loan comes back at the desk, so that its loan ends too. */
const toShelf = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const id = Number(row['id']);
  const loan = await loanOfCopy(work.transaction, id);
  if (row['status'] === 'LOST' && loan?.status === 'LOST') throw refused('LOST_ON_LOAN');
  return {};
};

const giveBarcodes = async (
  rows: readonly RecordValues[],
  asked: RecordValues,
  work: Work,
): Promise<unknown> => {
  const chosen = rows.filter((row) => asked['again'] === true || blank(row['barcode']));
  const prefix = blank(asked['prefix']) ? '' : String(asked['prefix']);
  for (const row of chosen) {
    const barcode = `${prefix}${String(row['bookNumber'])}`;
    await work.records.update(work, 'bookCopy', Number(row['id']), { barcode });
  }
  return { given: chosen.length };
};

/** Copies take the next number, and derive their barcode from it. */
export const bookCopyBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? change(input, current) : begin(input, work)),
  afterSave: async (saved, before, work) => {
    const wasAway = before === undefined || before['status'] !== 'AVAILABLE';
    if (saved['status'] !== 'AVAILABLE' || !wasAway) return;
    if (!(await firstInLine(work.transaction, Number(saved['bookTitle'])))) return;
    const copy = await holdCopy(work.transaction, Number(saved['id']));
    if (copy?.status === 'AVAILABLE') await shelve(work, copy, { to: 'AVAILABLE' });
  },
  transitions: { shelve: toShelf },
  actions: { giveBarcodes },
};
