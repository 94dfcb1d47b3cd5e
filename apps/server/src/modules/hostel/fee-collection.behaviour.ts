import { Conflict } from '@school/kernel';
import { compareMoney, dailyFineSlabs, longestFine } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { grouped } from '../fees/grouped.ts';
import { named } from '../fees/named-record.ts';
import { writeDrafts } from '../fees/publishing.ts';
import { yearsOf } from '../finance/financial-year.store.ts';
import { staysWithin } from './fees.store.ts';
import { amountFor, draftsOf, masterOf, moneyOrNull, ofHostels, type Charge } from './rents.ts';

const system = { system: true } as const;
const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);
/** Maximum number of residents of one hostel fee. */
const mostResidents = 20_000;

/** Who already has a bill of a collection. */
const billed = async (collection: number, work: Work): Promise<ReadonlySet<number>> => {
  if (collection === 0) return new Set();
  const rows = await work.records.list(work, 'studentFee', {
    filter: { collection },
    fields: ['student'],
    most: mostResidents,
    ...system,
  });
  return new Set(rows.map(({ student }) => Number(student)));
};

/** The batches of those a fee is for, among given hostel residents. */
const batchesOf = async (
  fee: RecordValues,
  living: readonly number[],
  work: Work,
): Promise<ReadonlyMap<number, number>> => {
  if (living.length === 0) return new Map();
  const batches = idsIn(fee['batches']);
  const rows = await work.records.list(work, 'student', {
    filter: { id_in: living, ...(batches.length > 0 ? { batch_in: batches } : {}) },
    fields: ['batch'],
    most: mostResidents,
    ...system,
  });
  return new Map(rows.map(({ id, batch }) => [Number(id), Number(batch)]));
};

/** What each resident without a bill pays; residents whose amount is zero are left out. */
const chargesOf = async (
  fee: RecordValues,
  collection: number,
  chosen: readonly number[],
  work: Work,
): Promise<readonly Charge[]> => {
  const time = { startDate: String(fee['startDate']), endDate: String(fee['endDate']) };
  const hostel = fee['hostel'] ? Number(fee['hostel']) : null;
  const single = chosen.length > 0 ? chosen : idsIn(fee['students']);
  const done = await billed(collection, work);
  const stays = (await staysWithin(work.transaction, { hostel, student: null }, time)).filter(
    ({ student }) => !done.has(student) && (single.length === 0 || single.includes(student)),
  );
  const living = grouped(stays, ({ student }) => student);
  const batches = await batchesOf(fee, [...living.keys()], work);
  return [...living].flatMap(([student, own]) => {
    const batch = batches.get(student);
    const amount = amountFor(fee, own);
    if (batch === undefined || compareMoney(amount, '0.00') <= 0) return [];
    return [{ student: { id: student, batch, category: null }, amount }];
  });
};

/** The fee category that the bills belong to; it names the batches of everyone billed. */
const categoryOf = async (year: number, batches: readonly number[], work: Work): Promise<number> => {
  const known = await named('feeCategory', ofHostels, { financialYear: year, batches }, work);
  const there = idsIn(known['batches']);
  const all = [...new Set([...there, ...batches])];
  if (all.length > there.length) {
    await work.records.update(work, 'feeCategory', Number(known['id']), { batches: all }, system);
  }
  return Number(known['id']);
};

/** The fine that grows daily, one for all fees with the same amounts; null without one. */
const fineFor = async (fee: RecordValues, work: Work): Promise<number | null> => {
  const [perDay, most] = [moneyOrNull(fee['finePerDay']), moneyOrNull(fee['fineMax'])];
  if (perDay === null || most === null || compareMoney(perDay, '0.00') <= 0) return null;
  const name = `${perDay} a day, at most ${most}`;
  const slabs = dailyFineSlabs(perDay, most) ?? [];
  return Number((await named('fine', name, { slabs }, work))['id']);
};

/** The fee collection that carries the bills. */
const collectionFor = async (
  fee: RecordValues,
  batches: readonly number[],
  work: Work,
): Promise<RecordValues> => {
  const year = (await yearsOf(work, [work.context.today])).get(work.context.today) ?? 0;
  const [dueDate, endDate] = [String(fee['dueDate']), String(fee['endDate'])];
  const values = {
    name: fee['name'],
    category: await categoryOf(year, batches, work),
    batches,
    startDate: fee['startDate'],
    endDate: dueDate < endDate ? dueDate : endDate,
    dueDate,
    fine: await fineFor(fee, work),
    basis: 'RENTS',
  };
  const [made] = await work.records.create(work, 'feeCollection', [values], system);
  if (!made) throw new Error('The fee collection was not made.');
  await work.records.transition(work, 'feeCollection', Number(made['id']), 'publish', {}, system);
  return { ...made, status: 'PUBLISHED' };
};

const open = async (fee: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const charges = await chargesOf(fee, 0, [], work);
  if (charges.length === 0) {
    throw new Conflict(
      'Nobody would be billed: none of the chosen students lives in a hostel at that time.',
      {
        code: 'NO_BILLS',
      },
    );
  }
  const batches = [...new Set(charges.map(({ student }) => student.batch))];
  const collection = await collectionFor(fee, batches, work);
  await writeDrafts(collection, draftsOf(fee, charges, await masterOf(work)), work);
  return { collection: collection['id'] };
};

/** Bills those who have no bill yet (HOS-6): everyone the fee is for, or the chosen ones. */
const assign = async (rows: readonly RecordValues[], asked: RecordValues, work: Work): Promise<unknown> => {
  const chosen = idsIn(asked['students']);
  let [bills, had] = [0, 0];
  for (const fee of rows) {
    const collection = { id: fee['collection'], dueDate: fee['dueDate'] };
    const charges = await chargesOf(fee, Number(collection.id), chosen, work);
    had += (await chargesOf(fee, 0, chosen, work)).length - charges.length;
    bills += await writeDrafts(collection, draftsOf(fee, charges, await masterOf(work)), work);
  }
  return { bills, had };
};

const moveDue = async (fee: RecordValues, before: RecordValues, work: Work): Promise<void> => {
  if (fee['collection'] === null || fee['dueDate'] === before['dueDate']) return;
  const due = { dueDate: fee['dueDate'] };
  await work.records.update(work, 'feeCollection', Number(fee['collection']), due, system);
};

/** Hostel fees are bills like any other: paid at the counter, fined, refunded and posted there. */
export const hostelFeeBehaviour: Behaviour = {
  beforeSave: (input, current) => {
    const fee = { ...current, ...input };
    const [perDay, most] = [moneyOrNull(fee['finePerDay']), moneyOrNull(fee['fineMax'])];
    if (perDay === null || most === null || compareMoney(perDay, '0.00') <= 0) return input;
    if (dailyFineSlabs(perDay, most) === undefined) {
      throw invalidField('fineMax', 'TOO_SLOW', 'The maximum must be reached within %{days} days.', {
        days: longestFine,
      });
    }
    return input;
  },
  afterSave: async (saved, before, work) => {
    if (before) await moveDue(saved, before, work);
  },
  transitions: {
    open,
    cancel: async (fee, _asked, work) => {
      await work.records.transition(work, 'feeCollection', Number(fee['collection']), 'cancel', {}, system);
      return {};
    },
  },
  actions: { assign },
};
