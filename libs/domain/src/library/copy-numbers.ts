import { numberAfter } from '../students/admission-number.ts';

/** A given number of consecutive numbers, beginning with the first (LIB-9). */
export const numbersFrom = (first: string, count: number): readonly string[] => {
  const numbers: string[] = [];
  for (let number = first; numbers.length < count; number = numberAfter(number)) numbers.push(number);
  return numbers;
};
