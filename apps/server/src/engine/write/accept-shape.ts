import { acceptValue, fieldsIn, isList, isMissing, isRows, nothingOf, startOf } from '@school/kernel';
import type { Catalogue, FieldContext, FieldProblem, Fields, List, Rows, Shape } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { acceptBody, problemAt } from '../validation/accept-body.ts';

interface Accepted {
  readonly values: RecordValues;
  readonly problems: readonly FieldProblem[];
}

const parts = new WeakMap<
  Shape,
  { readonly fields: Fields; readonly lists: readonly [string, Rows | List][] }
>();

/** Fields and lists of a shape; the fields are one object, since the class of their bodies is cached by it. */
const partsOf = (shape: Shape) => {
  const known = parts.get(shape);
  if (known) return known;
  const made = {
    fields: fieldsIn(shape),
    lists: Object.entries(shape).flatMap(([key, part]): [string, Rows | List][] =>
      isRows(part) || isList(part) ? [[key, part]] : [],
    ),
  };
  parts.set(shape, made);
  return made;
};

const isObject = (value: unknown): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const beginning = (fields: Fields, context: FieldContext): RecordValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      'default' in field && field.default !== undefined
        ? [[key, startOf(field, context) ?? new Date().toISOString()]]
        : [],
    ),
  );

/** What was accepted, with every key of the shape: what was not sent is false, an empty list, or null. */
export const completed = (shape: Shape, values: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.entries(shape).map(([key, part]) => {
      const value = values[key];
      if (isList(part)) return [key, value ?? []];
      if (!isRows(part)) return [key, value === undefined ? nothingOf(part) : value];
      return [key, ((value ?? []) as readonly RecordValues[]).map((row) => completed(part.of, row))];
    }),
  );

interface AcceptedList {
  readonly list: readonly unknown[];
  readonly problems: readonly FieldProblem[];
}

/** The entries of a list, or why it cannot be accepted. */
const entriesOf = (
  part: Rows | List,
  given: unknown,
  at: string,
): { readonly entries: readonly unknown[]; readonly problems: readonly FieldProblem[] } => {
  const { max, min: least = 0, label } = part;
  const refused = (code: string, params?: FieldProblem['params']) => ({
    entries: [],
    problems: [problemAt(at, code, params, label)],
  });
  if (given === undefined || given === null) {
    const wanted = least > 0 || ('required' in part && part.required === true);
    return wanted ? refused('required') : { entries: [], problems: [] };
  }
  if (!Array.isArray(given)) return refused('notList');
  if (given.length > max) return refused('tooMany', { max });
  return given.length < least ? refused('tooFew', { min: least }) : { entries: given, problems: [] };
};

const acceptValues = ({ of }: List, entries: readonly unknown[], at: string, context: FieldContext) => {
  const problems: FieldProblem[] = [];
  const list = entries.map((entry, index) => {
    const taken = acceptValue(entry, of, context);
    const code = taken.ok ? (isMissing(taken.value) ? { code: 'required' } : undefined) : taken.violation;
    if (code) problems.push(problemAt(`${at}[${index}]`, code.code, code.params, of.label));
    return taken.ok ? taken.value : undefined;
  });
  return { list, problems };
};

const acceptList = (
  catalogue: Catalogue,
  part: Rows | List,
  given: unknown,
  at: string,
  context: FieldContext,
): AcceptedList => {
  const { entries, problems } = entriesOf(part, given, at);
  if (problems.length > 0) return { list: [], problems };
  if (!isRows(part)) return acceptValues(part, entries, at, context);
  const results = entries.map((row, index): Accepted => {
    const path = `${at}[${index}]`;
    if (!isObject(row)) return { values: {}, problems: [problemAt(path, 'notGroup')] };
    return acceptShape(catalogue, part.of, row, context, `${path}.`);
  });
  return {
    list: results.map(({ values }) => values),
    problems: results.flatMap((result) => result.problems),
  };
};

/**
 * Validates what was sent against a shape, down into its lists; defaults replace what was not.
 * @param at position of the shape in the body, with the dot that its fields follow
 */
export const acceptShape = (
  catalogue: Catalogue,
  shape: Shape,
  sent: RecordValues,
  context: FieldContext,
  at = '',
): Accepted => {
  const { fields, lists } = partsOf(shape);
  const names = new Set(lists.map(([key]) => key));
  const single = Object.fromEntries(Object.entries(sent).filter(([key]) => !names.has(key)));
  const input = { ...beginning(fields, context), ...single };
  const accepted = acceptBody(catalogue, fields, input, context, 'create');
  const inLists = lists.map(([key, part]) => ({
    key,
    ...acceptList(catalogue, part, sent[key], `${at}${key}`, context),
  }));
  return {
    values: {
      ...accepted.values,
      ...Object.fromEntries(inLists.map(({ key, list }) => [key, list])),
    },
    problems: [
      ...accepted.problems.map((problem) => ({ ...problem, field: `${at}${problem.field}` })),
      ...inLists.flatMap(({ problems }) => problems),
    ],
  };
};
