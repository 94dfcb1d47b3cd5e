import type { FieldProblem } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { projection } from '../query/projection.ts';
import { objectOf } from '../query/record-json.ts';
import { tableName } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { problemsOf, questionsOf } from './judgement.ts';
import type { Judgement } from './judgement.ts';
import { sourcesOf } from './writer.ts';
import type { Writer } from './writer.ts';

interface LineRow {
  readonly id: string;
  readonly whole: string;
  readonly judgement: string;
}

const withoutOwn = ({ resource }: Writer, around: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(around).filter(([key]) => !Object.hasOwn(resource.fields, key)));

/** Conditions, checks and references of one line; whether its owner's rows may be written is not checked. */
const judgeOne = async (
  writer: Writer,
  id: number,
  line: RecordValues,
  before: RecordValues | undefined,
  around: RecordValues,
): Promise<LineRow | undefined> => {
  const { whole, own } = sourcesOf(writer);
  // As in the grid: a picker of a line may ask for a field of the enclosing record, but for one of its own only in the line.
  const form = (): RecordValues => ({ ...withoutOwn(writer, around), ...line });
  const questions = questionsOf(whole, own, line, form, { before });
  if (questions.length === 0) return undefined;
  const record = `(SELECT row_to_json(r) FROM (SELECT ${projection(whole, {}, false)}) r)::text`;
  const text = `SELECT t.id, ${record} AS whole, ${objectOf(questions)}::text AS judgement
    FROM ${tableName(writer.resource)} t WHERE t.id = ${whole.parameters.add(id, 'bigint')}`;
  const [row] = await writer.work.transaction.query<LineRow>(prepared(text, whole.parameters.values));
  return row;
};

/** Lines that were just written, and the record that they belong to. */
interface WrittenLines {
  readonly key: string;
  readonly ids: readonly number[];
  readonly around: RecordValues;
  /** The lines as they were, by their ids. */
  readonly old: ReadonlyMap<unknown, RecordValues>;
}

/** What is wrong with the lines that were just written, each at its position: `items[2].amount`. */
export const judgeLines = async (
  writer: Writer,
  { key, ids, around, old }: WrittenLines,
  lines: readonly RecordValues[],
): Promise<readonly FieldProblem[]> => {
  const problems: FieldProblem[] = [];
  for (const [index, id] of ids.entries()) {
    const row = await judgeOne(writer, id, lines[index] ?? {}, old.get(id), around);
    if (!row) continue;
    const judgement = JSON.parse(row.judgement) as Judgement;
    problems.push(
      ...problemsOf(writer.resource, judgement, JSON.parse(row.whole) as RecordValues, `${key}[${index}].`),
    );
  }
  return problems;
};
