import { textOf, type Reader } from './mapping.ts';

/** How the books get to Tally. */
export interface TallySetting {
  /** The usual company. */
  readonly company: unknown;
  /** Nothing before this day; empty: everything. */
  readonly startDate: string;
  readonly isByNetwork: boolean;
  readonly address: string;
}

/** The settings; a school that has never saved them uses files. */
export const settingOf = async ({ records, from }: Reader): Promise<TallySetting> => {
  const [row] = await records.list(from, 'tallySetting', { range: [0, 0], system: true });
  return {
    company: row?.['company'] ?? null,
    startDate: textOf(row?.['startDate']),
    isByNetwork: row?.['transport'] === 'HTTP',
    address: textOf(row?.['address']),
  };
};
