import type { AnyField, AnyResource, Catalogue, GuessedMapping } from '@school/kernel';
import { distinct } from '../field-label.ts';
import type { TransferField } from '../field-label.ts';
import { likeness, wordsIn, wordsWithout } from './words.ts';

interface Names {
  readonly field: TransferField;
  /** Sets of words that name the field, with their weights. */
  readonly names: readonly (readonly [words: ReadonlySet<string>, weight: number])[];
}

interface Candidate {
  readonly path: string;
  readonly required: boolean;
  readonly column: string;
  readonly score: number;
}

/** Below this a guess would more often be wrong than right. */
const leastScore = 0.6;
/** From this score on, a required field takes precedence over an optional one. */
const sureScore = 0.9;

const needsValue = ({ required, readOnly }: AnyField): boolean => required === true && !readOnly;

const optionsOf = (field: AnyField): readonly string[] =>
  field.type === 'choice' || field.type === 'choices' ? Object.values(field.options) : [];

/**
 * What record numbers are called when another record refers to them: `Admission number` for a student. A number tells two
 * records with the same name apart; codes and names that any list may have do not count.
 */
const numbersOf = (target: AnyResource): readonly ReadonlySet<string>[] =>
  Object.entries(target.fields)
    .filter(([, field]) => field.type === 'text' && field.unique)
    .map(([key, field]) => wordsIn(field.label ?? key))
    .filter((words) => words.size > 1);

const namesOf = (resource: AnyResource, catalogue: Catalogue, field: TransferField): Names => {
  const own = wordsIn(resource.label[0]);
  const { path, label, field: definition } = field;
  const named = (text: string): ReadonlySet<string> => wordsIn(text);
  const options = optionsOf(definition);
  const target = definition.type === 'ref' ? catalogue.resource(definition.to) : undefined;
  return {
    field,
    names: [
      [named(label), 1],
      [wordsIn(path.replaceAll('.', ' ')), 0.99],
      [wordsWithout(wordsIn(path.replaceAll('.', ' ')), own), 0.97],
      ...(definition.aliases ?? []).map((alias) => [named(alias), 0.95] as const),
      ...(target ? [[named(target.label[0]), 0.94] as const] : []),
      ...(target ? numbersOf(target).map((words) => [words, 0.96] as const) : []),
      ...(options.length > 1 ? [[wordsIn(options.join(' ')), 0.93] as const] : []),
    ],
  };
};

const scoreOf = ({ names }: Names, column: ReadonlySet<string>, bare: ReadonlySet<string>): number =>
  Math.max(
    ...names.map(
      ([words, weight]) => weight * Math.max(likeness(words, column), 0.98 * likeness(words, bare)),
    ),
  );

const candidatesOf = (
  resource: AnyResource,
  fields: readonly Names[],
  columns: readonly string[],
): readonly Candidate[] => {
  const own = wordsIn(resource.label[0]);
  return columns.flatMap((column) => {
    const words = wordsIn(column);
    const bare = wordsWithout(words, own);
    return fields
      .map((names) => ({
        path: names.field.path,
        required: needsValue(names.field.field),
        column,
        score: scoreOf(names, words, bare),
      }))
      .filter(({ score }) => score >= leastScore);
  });
};

const rankOf = ({ score, required }: Candidate): number => score + (required && score >= sureScore ? 1 : 0);

/** Best pairs first; every field and every column only once. */
const pairs = (candidates: readonly Candidate[]): Map<string, string> => {
  const chosen = new Map<string, string>();
  const used = new Set<string>();
  for (const { path, column } of [...candidates].sort((a, b) => rankOf(b) - rankOf(a))) {
    if (chosen.has(path) || used.has(column)) continue;
    chosen.set(path, column);
    used.add(column);
  }
  return chosen;
};

const isNumberWord = (column: string): boolean => {
  const words = wordsIn(column);
  return words.size === 1 && (words.has('number') || words.has('code'));
};

/** A column named just `ID` goes to the field that identifies the records, if that is still free. */
const addNumber = (
  chosen: Map<string, string>,
  fields: readonly TransferField[],
  columns: readonly string[],
): void => {
  const used = new Set(chosen.values());
  const column = columns.find((one) => !used.has(one) && isNumberWord(one));
  const field = fields.find(({ path, field: one }) => one.unique && needsValue(one) && !chosen.has(path));
  if (column !== undefined && field) chosen.set(field.path, column);
};

/** Guesses from the header words which column fills which field; columns of other fields are left alone. */
export const guessMapping = (
  resource: AnyResource,
  catalogue: Catalogue,
  fields: readonly TransferField[],
  others: readonly string[],
  columns: readonly string[],
): GuessedMapping => {
  const headers = distinct(fields.map(({ label }) => label));
  const exact = new Map(fields.map(({ path }, index) => [(headers[index] ?? '').toLowerCase(), path]));
  const shown = new Set(others.map((label) => label.toLowerCase()));
  const bareOf = (column: string): string => column.replace(/\s*\*\s*$/, '').toLowerCase();
  const named = columns.filter((column) => exact.has(bareOf(column)));
  const free = columns.filter((column) => !named.includes(column) && !shown.has(bareOf(column)));
  const chosen = new Map(named.map((column) => [exact.get(bareOf(column)) ?? '', column]));
  const left = fields.filter(({ path }) => !chosen.has(path));
  const found = pairs(
    candidatesOf(
      resource,
      left.map((field) => namesOf(resource, catalogue, field)),
      free,
    ),
  );
  for (const [path, column] of found) chosen.set(path, column);
  addNumber(chosen, fields, free);
  return Object.fromEntries([...chosen].map(([path, column]) => [path, { column }]));
};
