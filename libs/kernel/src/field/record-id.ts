import { accepted, refused, type Accepted } from '../problem/problem.ts';

/** An id: a whole number above zero that JavaScript holds exactly; digits as a text are understood. */
export const acceptId = (value: unknown): Accepted<number> => {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? accepted(number)
    : refused('id');
};
