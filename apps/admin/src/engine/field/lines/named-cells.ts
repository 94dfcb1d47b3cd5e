import type { AnyField, Filter, NamedRecord } from '@school/kernel';
import { pickerFilter } from '../ref/picker-filter.ts';
import type { Line } from './line-edit.ts';

type Columns = readonly (readonly [string, AnyField])[];

/** Texts in place of records, looked up together. */
export interface NameQuestion {
  readonly key: string;
  readonly to: string;
  readonly filter: Filter;
  readonly names: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What has to be looked up for the texts in the reference cells of these lines; one lookup for each column and filter. */
export const nameQuestions = (
  lines: readonly Line[],
  columns: Columns,
  around: Line,
): readonly NameQuestion[] => {
  const questions = new Map<string, { key: string; to: string; filter: Filter; names: Set<string> }>();
  for (const line of lines) {
    for (const [key, field] of columns) {
      const text = line[key];
      if (field.type !== 'ref' || !isText(text)) continue;
      const filter = pickerFilter(field.filter, { ...around, ...line });
      const name = JSON.stringify([key, filter]);
      const question = questions.get(name) ?? { key, to: field.to, filter, names: new Set() };
      question.names.add(text);
      questions.set(name, question);
    }
  }
  return [...questions.values()].map((question) => ({ ...question, names: [...question.names] }));
};

/** The lines with texts replaced by the records found; what was not found stays text, which validation marks. */
export const withNamed = (
  lines: readonly Line[],
  { key, filter }: Pick<NameQuestion, 'key' | 'filter'>,
  found: readonly NamedRecord[],
  columns: Columns,
  around: Line,
): readonly Line[] => {
  const ids = new Map(found.map(({ name, id }) => [name, id]));
  const field = columns.find(([name]) => name === key)?.[1];
  return lines.map((line) => {
    const text = line[key];
    const id = isText(text) ? ids.get(text) : undefined;
    if (id === undefined || field?.type !== 'ref') return line;
    const own = pickerFilter(field.filter, { ...around, ...line });
    return JSON.stringify(own) === JSON.stringify(filter) ? { ...line, [key]: id } : line;
  });
};
