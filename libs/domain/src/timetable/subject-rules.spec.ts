import { daysInARow, suitsHours } from './subject-rules.ts';

it.each([
  ['ANY', [true, true, true, true, true]],
  ['NOT_FIRST', [false, true, true, true, true]],
  ['NOT_LAST', [true, true, true, true, false]],
  ['FIRST_HALF', [true, true, true, false, false]],
  ['SECOND_HALF', [false, false, true, true, true]],
] as const)('%s suits some of five periods; the middle one is in both halves', (hours, suited) => {
  expect(suited.map((_, place) => suitsHours(hours, place, suited.length))).toEqual(suited);
});

it('four periods have two halves of two', () => {
  expect([0, 1, 2, 3].map((place) => suitsHours('FIRST_HALF', place, 4))).toEqual([true, true, false, false]);
  expect([0, 1, 2, 3].map((place) => suitsHours('SECOND_HALF', place, 4))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it.each([
  [0b00000, 0],
  [0b10101, 0],
  [0b00110, 1],
  [0b11011, 2],
  [0b11111, 4],
])('%i has %i days with the next one beside it', (days, count) => {
  expect(daysInARow(days)).toBe(count);
});
