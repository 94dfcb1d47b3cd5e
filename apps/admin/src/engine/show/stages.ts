import type { HistoryEntry } from '@school/kernel';

/** A state that a record has reached, or a step that it took within one: when and by whom. */
export interface Stage {
  /** The field that indicates it: the one that holds the state, or another one that a move has set in the meantime. */
  readonly field: string;
  readonly state: string;
  readonly at: string;
  readonly by: string | undefined;
}

/**
 * The states that a record went through, oldest first, and what moves that leave its state unchanged have set: the consent
 * that was given while something is being requested. A state that was saved again is listed once.
 * @param entries its history, newest first
 * @param field the one that holds the state
 * @param current its state now: where it was created if it has never moved
 * @param steps other fields that indicate a step
 */
export const stagesOf = (
  entries: readonly HistoryEntry[],
  field: string,
  current: unknown,
  steps: ReadonlySet<string> = new Set(),
): readonly Stage[] => {
  const stages: Stage[] = [];
  const tell = (name: string, state: unknown, { at, by }: HistoryEntry): void => {
    const last = stages.findLast((stage) => stage.field === name);
    if (typeof state !== 'string' || state === last?.state) return;
    stages.push({ field: name, state, at, by: by.name || undefined });
  };
  const moves = entries.toReversed().map((entry) => ({
    entry,
    change: entry.changes.find((change) => change.field === field),
  }));
  const firstMove = moves.find(({ entry, change }) => change && entry.verb !== 'create')?.change;
  for (const { entry, change } of moves) {
    if (entry.verb === 'create') tell(field, change?.new ?? firstMove?.old ?? current, entry);
    else if (change) tell(field, change.new, entry);
    else if (entry.verb.startsWith('transition:')) {
      for (const one of entry.changes) if (steps.has(one.field)) tell(one.field, one.new, entry);
    }
  }
  return stages;
};
