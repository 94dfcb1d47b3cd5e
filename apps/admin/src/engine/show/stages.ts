import type { HistoryEntry } from '@school/kernel';

/** A state that a record has come to: when and by whom. */
export interface Stage {
  readonly state: string;
  readonly at: string;
  readonly by: string | undefined;
}

/**
 * The states that a record went through, oldest first. A state that was saved again is told once.
 * @param entries its history, newest first
 * @param field the one that keeps the state
 * @param current its state now: where it was created when it has never moved
 */
export const stagesOf = (
  entries: readonly HistoryEntry[],
  field: string,
  current: unknown,
): readonly Stage[] => {
  const stages: Stage[] = [];
  const reach = (state: unknown, { at, by }: HistoryEntry): void => {
    if (typeof state !== 'string' || state === stages.at(-1)?.state) return;
    stages.push({ state, at, by: by.name || undefined });
  };
  const moves = entries.toReversed().map((entry) => ({
    entry,
    change: entry.changes.find((change) => change.field === field),
  }));
  const firstMove = moves.find(({ entry, change }) => change && entry.verb !== 'create')?.change;
  for (const { entry, change } of moves) {
    if (entry.verb === 'create') reach(change?.new ?? firstMove?.old ?? current, entry);
    else if (change) reach(change.new, entry);
  }
  return stages;
};
