/** A recently opened record. */
export interface RecentRecord {
  readonly resource: string;
  readonly id: number | string;
  readonly title: string;
  readonly to: string;
}

const most = 10;
const keyOf = (user: number): string => `recent.${user}`;

const isRecent = (value: unknown): value is RecentRecord =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  typeof value.to === 'string' &&
  'title' in value;

/** Records that the user has opened in this browser, most recent first. */
export const recentRecords = (user: number): readonly RecentRecord[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
};

/** Puts a record at the front; one already present moves. */
export const withRecent = (records: readonly RecentRecord[], record: RecentRecord): readonly RecentRecord[] =>
  [
    record,
    ...records.filter(({ resource, id }) => resource !== record.resource || String(id) !== String(record.id)),
  ].slice(0, most);

export const rememberRecent = (user: number, record: RecentRecord): void => {
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(withRecent(recentRecords(user), record)));
  } catch {
    // Without storage there is nothing to remember, and nothing else is lost.
  }
};
