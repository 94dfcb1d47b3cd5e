import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { madeOnce } from './made-once.ts';

const system = { system: true } as const;

/** The record of a resource with the given name; created if missing. */
export const named = async (
  resource: 'masterParticular' | 'fine' | 'feeCategory',
  name: string,
  values: RecordValues,
  work: Work,
): Promise<RecordValues> => {
  const { financialYear } = values;
  const filter = { name, ...(financialYear === undefined ? {} : { financialYear: Number(financialYear) }) };
  return madeOnce<RecordValues>(
    work,
    async () => (await work.records.list(work, resource, { filter, range: [0, 0], ...system }))[0],
    async () => (await work.records.create(work, resource, [{ name, ...values }], system))[0] ?? {},
  );
};
