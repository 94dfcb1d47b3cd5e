/** What a list is grouped by, and which of its groups are shown with their rows. */
export interface GroupState {
  /** `department`, `joiningDate:month`. */
  readonly by: string;
  /** Only these groups are open … */
  readonly open?: readonly string[];
  /** … or all but these. */
  readonly closed?: readonly string[];
}

/** What the user has chosen: groups, or none if the definition has some. */
export type ChosenGroup = GroupState | 'none';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((key): key is string => typeof key === 'string') : undefined;

/** Parses what was stored in an address or a view; what makes no sense is left out. */
export const readGroup = (kept: unknown): ChosenGroup | undefined => {
  if (kept === 'none') return kept;
  if (!isObject(kept) || typeof kept['by'] !== 'string') return undefined;
  const open = keysOf(kept['open']);
  const closed = keysOf(kept['closed']);
  return {
    by: kept['by'],
    ...(open ? { open } : closed && closed.length > 0 ? { closed } : {}),
  };
};

export const isOpen = ({ open, closed }: GroupState, key: string): boolean =>
  open ? open.includes(key) : closed?.includes(key) !== true;

const without = (keys: readonly string[], key: string): readonly string[] =>
  keys.filter((one) => one !== key);

/** Opens a closed group, closes an open one. */
export const toggledGroup = (state: GroupState, key: string): GroupState => {
  const { by, open, closed = [] } = state;
  if (open) return { by, open: open.includes(key) ? without(open, key) : [...open, key] };
  const next = closed.includes(key) ? without(closed, key) : [...closed, key];
  return next.length > 0 ? { by, closed: next } : { by };
};

/** Page that contains the heading of a group whose first row has this position among so many rows. */
export const pageOfGroup = (start: number, rows: number, perPage: number): number =>
  Math.max(1, Math.min(Math.floor(start / perPage) + 1, Math.ceil(rows / perPage)));
