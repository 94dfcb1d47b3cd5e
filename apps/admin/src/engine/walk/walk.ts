/** The list that a record was opened from, so that its page can lead to the previous and the next one. */
export interface Walk {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: string };
  /** What its rows are grouped by. */
  readonly group?: object | undefined;
  /** The record that was opened. */
  readonly id: number | string;
  /** Position in the list, from 0. */
  readonly at: number;
  readonly total: number;
}

const keyOf = (resource: string): string => `walk.${resource}`;

export const rememberWalk = (resource: string, walk: Walk): void => {
  try {
    sessionStorage.setItem(keyOf(resource), JSON.stringify(walk));
  } catch {
    // Without storage there is no stepping through records, and nothing else is lost.
  }
};

export const readWalk = (resource: string): Walk | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(resource)) ?? 'null') as Walk | null) ?? undefined;
  } catch {
    return undefined;
  }
};
