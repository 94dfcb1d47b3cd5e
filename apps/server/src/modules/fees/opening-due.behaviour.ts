import { billOf } from '@school/domain';
import { Conflict } from '@school/kernel';
import { writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { yearsOf } from '../finance/financial-year.store.ts';
import { takePostingsBack } from '../finance/ledger/posting.ts';
import type { StudentDraft } from './drafts.ts';
import { madeOnce } from './made-once.ts';
import { named } from './named-record.ts';
import { billOfOpening, cancelUnpaid, nameBill, openingCollections } from './opening-due.store.ts';
import { writeDrafts } from './publishing.ts';

/** Name of the master particular, the fee category of each year and the collections of these bills. */
const owedBefore = 'Fees owed from before';
const system = { system: true } as const;

/** The fee category for this year's bills; it names the batches of everyone who owes. */
const categoryOf = async (year: number, batch: number, work: Work): Promise<number> => {
  const category = () => named('feeCategory', owedBefore, { financialYear: year, batches: [batch] }, work);
  const batchesOf = ({ batches }: RecordValues): readonly number[] =>
    Array.isArray(batches) ? batches.map(Number) : [];
  return madeOnce(
    work,
    async () => {
      const known = await category();
      return batchesOf(known).includes(batch) ? Number(known['id']) : undefined;
    },
    async () => {
      const known = await category();
      const batches = [...batchesOf(known), batch];
      await work.records.update(work, 'feeCategory', Number(known['id']), { batches }, system);
      return Number(known['id']);
    },
  );
};

/** The collection that holds a student's bill; a new one where a bill of it was withdrawn. */
const collectionFor = async (student: number, batch: number, work: Work): Promise<number> => {
  const { today } = work.context;
  const category = await categoryOf((await yearsOf(work, [today])).get(today) ?? 0, batch, work);
  const all = () => openingCollections(work.transaction, category, student);
  return madeOnce(
    work,
    async () => (await all()).find(({ isBilled }) => !isBilled)?.id,
    async () => {
      const count = (await all()).length;
      const dates = { startDate: today, endDate: today, dueDate: today };
      const name = count === 0 ? owedBefore : `${owedBefore} (${count + 1})`;
      const values = { name, category, batches: [], ...dates, opening: true };
      const [made] = await work.records.create(work, 'feeCollection', [values], system);
      const id = Number(made?.['id']);
      await work.records.transition(work, 'feeCollection', id, 'publish', {}, system);
      return id;
    },
  );
};

/** Key of a bill's only line. */
const line = 1;

const draftOf = async (row: RecordValues, batch: number, work: Work): Promise<StudentDraft> => {
  const master = Number((await named('masterParticular', owedBefore, {}, work))['id']);
  const name = String(row['note'] ?? '') || owedBefore;
  return {
    student: { id: Number(row['student']), batch, category: null },
    bill: billOf([{ id: line, amount: String(row['amount']), taxRate: '0' }], [], 'NONE'),
    heads: new Map([[line, { key: line, name, master, template: null }]]),
    names: new Map(),
  };
};

/** What a student owed previously becomes a bill on saving, known to counters, reminders and parents. */
export const openingDueBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (before) return;
    const student = Number(saved['student']);
    const [found] = await work.records.list(work, 'student', {
      filter: { id: student },
      fields: ['batch'],
      ...system,
    });
    const batch = Number(found?.['batch']);
    const collection = await collectionFor(student, batch, work);
    await writeDrafts(
      { id: collection, dueDate: saved['dueDate'] },
      [await draftOf(saved, batch, work)],
      work,
    );
    const bill = await billOfOpening(work.transaction, collection, student);
    await nameBill(work.transaction, Number(saved['id']), bill);
  },
  transitions: {
    reverse: async (row, _asked, work) => {
      const bill = Number(row['bill']);
      const cancelled = await cancelUnpaid(work.transaction, bill);
      if (!cancelled) {
        throw new Conflict('Payments have already been made on it. Cancel those receipts first.', {
          code: 'PAID',
        });
      }
      writeAuditLines(work, 'studentFee', 'update', [cancelled]);
      await takePostingsBack(work, 'BILL', [bill]);
      return {};
    },
  },
};
