import { answersList, isList, isRows } from '@school/kernel';
import type { Answered, Shape } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { Sent } from './sent.ts';

const isObject = (value: unknown): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const one = (shape: Shape, given: unknown): RecordValues | null => {
  if (!isObject(given)) return null;
  return Object.fromEntries(
    Object.entries(shape).map(([key, part]) => [
      key,
      isRows(part) ? list(part.of, given[key]) : (given[key] ?? (isList(part) ? [] : null)),
    ]),
  );
};

const list = (shape: Shape, given: unknown): readonly unknown[] =>
  Array.isArray(given) ? given.map((row: unknown) => one(shape, row)) : [];

/**
 * A handler's answer as its definition declares it: where fields are declared, nothing else leaves the server, however much
 * a handler returns; what is declared as a type, or sent in a way of its own, goes as it is.
 */
export const shapedAnswer = (shape: Answered | undefined, given: unknown): unknown => {
  if (given instanceof Sent) return given;
  if (shape === undefined) return null;
  if (typeof shape === 'string') return given ?? null;
  return answersList(shape) ? list(shape.of, given) : one(shape, given);
};
