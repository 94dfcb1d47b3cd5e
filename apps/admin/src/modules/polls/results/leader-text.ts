import { leadersOf } from '@school/domain';
import type { PollResult } from '@school/domain';

/** Who leads, or who share the lead. */
export const leaderText = (
  rows: readonly PollResult[],
  translate: (key: string, params: object) => string,
): string | undefined => {
  const names = leadersOf(rows.map(({ votes }) => votes)).map((place) => rows[place]?.option ?? '');
  if (names.length === 0) return undefined;
  return translate(names.length > 1 ? 'polls.tie' : 'polls.leader', { names: names.join(', ') });
};
