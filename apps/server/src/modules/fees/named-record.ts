import type { RecordValues, Work } from '../../engine/behaviour.ts';

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
  const [known] = await work.records.list(work, resource, { filter, range: [0, 0], ...system });
  if (known) return known;
  const [made] = await work.records.create(work, resource, [{ name, ...values }], system);
  return made ?? {};
};
