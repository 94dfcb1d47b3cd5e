import * as fc from 'fast-check';
import { sessionFraction, sessionSpan } from './session.ts';
import type { LeaveSession } from './session.ts';

const sessions: readonly LeaveSession[] = ['FULL', 'FIRST', 'SECOND'];

describe('sessions of a day', () => {
  it('have spans that meet on the same day, except those of its two halves', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2028-02-${String(n).padStart(2, '0')}`);
    const session = fc.constantFrom(...sessions);
    fc.assert(
      fc.property(day, session, day, session, (dayA, a, dayB, b) => {
        const [one, two] = [sessionSpan(dayA, a), sessionSpan(dayB, b)];
        const spans = one.startsAt < two.endsAt && two.startsAt < one.endsAt;
        expect(spans).toBe(dayA === dayB && (a === b || a === 'FULL' || b === 'FULL'));
      }),
    );
  });

  it('are a whole day or half of one', () => {
    expect(sessions.map(sessionFraction)).toEqual(['1', '0.5', '0.5']);
    expect(sessionSpan('2028-02-29', 'SECOND').endsAt).toBe('2028-03-01T00:00:00.000Z');
  });
});
