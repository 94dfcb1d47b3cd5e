import { assignmentsIn, isOutdated } from './assignment.ts';

const old = { groupRevision: 2, effectiveFrom: '2024-01-01' };
const closed = { ...old, effectiveTo: '2025-06-30' };
const next = { groupRevision: 3, effectiveFrom: '2025-07-01' };

describe('assignments and revisions of their group', () => {
  it('is outdated once the group has a later revision', () => {
    expect(isOutdated(old, 3)).toBe(true);
    expect(isOutdated(next, 3)).toBe(false);
  });

  it('finds all that hold in a period with their days', () => {
    expect(assignmentsIn([next, closed], { start: '2025-06-16', end: '2025-07-15' })).toEqual([
      { assignment: closed, held: { start: '2025-06-16', end: '2025-06-30' } },
      { assignment: next, held: { start: '2025-07-01', end: '2025-07-15' } },
    ]);
    expect(assignmentsIn([next], { start: '2025-06-01', end: '2025-06-30' })).toEqual([]);
  });
});
