import { emptyWish, wishBody } from './wish.ts';

const wish = { ...emptyWish, leaveType: '3', startDate: '2026-06-08', endDate: '2026-06-10' };

it.each([
  [{}, { duration: 'SINGLE_DAY', endDate: '2026-06-08' }],
  [
    { duration: 'HALF_DAY', half: 'FIRST' },
    { endDate: '2026-06-08', halfDaySession: 'FIRST' },
  ],
  [
    { duration: 'MULTIPLE_DAYS', half: 'START' },
    { halfDaySession: 'SECOND', halfDayDate: '2026-06-08' },
  ],
  [
    { duration: 'MULTIPLE_DAYS', half: 'END' },
    { halfDaySession: 'FIRST', halfDayDate: '2026-06-10' },
  ],
] as const)('sends %j', (more, body) => {
  expect(wishBody({ ...wish, ...more })).toMatchObject({ leaveType: 3, startDate: '2026-06-08', ...body });
});

it.each([
  { leaveType: '' },
  { startDate: '' },
  { duration: 'HALF_DAY' },
  { duration: 'MULTIPLE_DAYS', endDate: '' },
] as const)('waits while %j is missing', (more) => {
  expect(wishBody({ ...wish, ...more })).toBeUndefined();
});
