import { numberAfter } from './admission-number.ts';

it.each([
  ['STU0099', 'STU0100'],
  ['STU9999', 'STU10000'],
  ['A9', 'A10'],
  ['ABC', 'ABC1'],
  ['1', '2'],
  ['007', '008'],
  ['99999999999999999999', '100000000000000000000'],
])('the number after %s is %s (R1)', (number, next) => {
  expect(numberAfter(number)).toBe(next);
});
