import { answerGiven, promoted } from './seats.ts';

it('gives seats while there are any, and has others wait (ALM-2)', () => {
  expect(answerGiven(50, 49, 2)).toBe('WAITLISTED');
  expect(answerGiven(50, 49, 1)).toBe('ACCEPTED');
  expect(answerGiven(null, 4000, 6)).toBe('ACCEPTED');
});

it('moves up the oldest that fits (ALM-2)', () => {
  const waiting = [
    { id: 1, seats: 3 },
    { id: 2, seats: 1 },
    { id: 3, seats: 1 },
    { id: 4, seats: 1 },
  ];
  expect(promoted(50, 48, waiting)).toEqual([2, 3]);
  expect(promoted(50, 50, waiting)).toEqual([]);
  expect(promoted(null, 50, waiting)).toEqual([1, 2, 3, 4]);
});
