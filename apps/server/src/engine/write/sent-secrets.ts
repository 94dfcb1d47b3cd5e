import { snakeCase } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';
import type { RecordValues, Work } from '../behaviour.ts';
import { columnOf, tableName } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { objectOf } from '../query/record-json.ts';
import { problemAt } from '../validation/accept-body.ts';
import { sourcesOf } from './writer.ts';
import type { Writer } from './writer.ts';

/** Scheme, host and port of an address; the text itself if it is not an address. */
const originOf = (address: unknown): string => {
  const text = typeof address === 'string' ? address : '';
  return URL.canParse(text) ? new URL(text).origin : text;
};

/** Secrets whose address changes to another host, and that are not supplied with it. */
const left = ({ resource }: Writer, before: RecordValues, values: RecordValues): readonly string[] =>
  Object.entries(resource.fields).flatMap(([key, field]) => {
    if (field.type !== 'secret' || field.sentTo === undefined || Object.hasOwn(values, key)) return [];
    const [was, is] = [originOf(before[field.sentTo]), originOf(values[field.sentTo] ?? null)];
    return is !== '' && is !== was ? [key] : [];
  });

/**
 * A secret stays with the host that it was entered for: what a change has to supply again, since it names another host.
 * @param before the record as it is stored
 * @param values what is going to be written
 */
export const secretsToEnter = async (
  writer: Writer,
  before: RecordValues,
  values: RecordValues,
  { transaction }: Pick<Work, 'transaction'>,
): Promise<readonly FieldProblem[]> => {
  const keys = left(writer, before, values);
  if (keys.length === 0) return [];
  const { whole } = sourcesOf(writer);
  const isKept = objectOf(keys.map((key) => [key, `${columnOf(whole, snakeCase(key))} IS NOT NULL`]));
  const text = `SELECT ${isKept} AS kept FROM ${tableName(writer.resource)} t WHERE t.id = $1`;
  const [row] = await transaction.query<{ kept: Readonly<Record<string, boolean>> }>(
    prepared(text, [before['id']]),
  );
  return keys
    .filter((key) => row?.kept[key] === true)
    .map((key) => problemAt(key, 'enterAgain', undefined, writer.resource.fields[key]?.label));
};
