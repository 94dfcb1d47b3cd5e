import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { tellRun } from './sync-run.behaviour.ts';
import { leaveOut, noteEntries, requeue } from './sync.store.ts';

const idsOf = (rows: readonly RecordValues[]): number[] => rows.map(({ id }) => Number(id));

/** One run for the selected entries of a company. @returns how many it sends */
const sendAgain = async (rows: readonly RecordValues[], company: number, work: Work): Promise<number> => {
  const { today } = work.context;
  const values = { company, fromDate: today, toDate: today, origin: 'AGAIN' };
  const [run] = await work.records.create(work, 'tallySyncRun', [values], { system: true });
  const id = Number(run?.['id']);
  const count = await requeue(work.transaction, { id, company }, idsOf(rows));
  await noteEntries(work.transaction, id);
  return count;
};

/** Failed entries are either resent by a separate run or left out. */
export const tallySyncRecordBehaviour: Behaviour = {
  actions: {
    again: async (rows, _input, work) => {
      const companies = [...new Set(rows.map(({ company }) => Number(company)))];
      let count = 0;
      for (const company of companies)
        count += await sendAgain(
          rows.filter((row) => Number(row['company']) === company),
          company,
          work,
        );
      await tellRun(work);
      return { count };
    },
    skip: async (rows, _input, work) => ({ count: await leaveOut(work.transaction, idsOf(rows)) }),
  },
};
