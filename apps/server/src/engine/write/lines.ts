import { Stale } from '@school/kernel';
import type { AnyResource, LinesField } from '@school/kernel';
import { snakeCase } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { quoted, tableName } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { assertNoProblems } from './accept-input.ts';
import { explainedAt } from './explained.ts';
import { claimFiles, releaseFilesOf } from './files.ts';
import { judgeLines } from './judge-lines.ts';
import { writeReferences } from './references.ts';
import { nextNumbers } from './series.ts';
import { insertRow, updateRow } from './table-row.ts';
import type { Writer } from './writer.ts';

interface Lines {
  readonly key: string;
  readonly child: AnyResource;
  readonly ownerColumn: string;
}

const linesOf = (writer: Writer, key: string, { of }: LinesField): Lines => {
  const child = writer.engine.catalogue.resource(of);
  return { key, child, ownerColumn: `${snakeCase(child.parent ?? writer.resource.key)}_id` };
};

const rowsOf = (value: unknown): readonly RecordValues[] =>
  Array.isArray(value) ? (value as RecordValues[]) : [];

const removeOthers = async (
  writer: Writer,
  { child, ownerColumn }: Lines,
  owner: number,
  kept: readonly unknown[],
): Promise<void> => {
  const text = `DELETE FROM ${tableName(child)} WHERE ${quoted(ownerColumn)} = $1 AND id <> ALL($2::bigint[]) RETURNING id`;
  const gone = await writer.work.transaction.query<{ id: string }>(prepared(text, [owner, kept]));
  await releaseFilesOf(
    writer,
    child,
    gone.map(({ id }) => Number(id)),
  );
};

const writeLine = async (
  writer: Writer,
  { child, ownerColumn }: Lines,
  owner: number,
  line: RecordValues,
  position: number,
  current: RecordValues | undefined,
): Promise<number> => {
  const { id, version, ...values } = line;
  const place = { column: 'position', value: position };
  if (typeof id !== 'number' || !current) {
    const own: Writer = { ...writer, resource: child };
    const all = { ...(await nextNumbers(own)), ...values };
    const added = await insertRow(own, child, all, [{ column: ownerColumn, value: owner }, place]);
    await writeReferences(own, child, added, line);
    return added;
  }
  if (typeof version === 'number' && version !== current['version'])
    throw new Stale(Number(current['version']));
  await updateRow(writer, child, id, undefined, values, [place]);
  await writeReferences(writer, child, id, line);
  return id;
};

/**
 * Brings the child rows of all `lines` fields that the values name in line with the lists: lines with an id stay and
 * change, new ones are added, others are deleted; the order of the list is kept.
 * @param before the record as it was, undefined for a new one
 * @throws Invalid with problems at `items[2].amount`
 */
export const writeLines = async (
  writer: Writer,
  owner: number,
  values: RecordValues,
  before: RecordValues | undefined,
): Promise<void> => {
  for (const [key, field] of Object.entries(writer.resource.fields)) {
    if (field.type !== 'lines' || !Array.isArray(values[key])) continue;
    const lines = linesOf(writer, key, field);
    const given = rowsOf(values[key]);
    const old = new Map(rowsOf(before?.[key]).map((row) => [row['id'], row]));
    if (old.size > 0)
      await removeOthers(
        writer,
        lines,
        owner,
        given.flatMap(({ id }) => (id === undefined ? [] : [id])),
      );
    const ids: number[] = [];
    for (const [position, line] of given.entries()) {
      const id = await explainedAt([{ resource: lines.child, path: `${key}[${position}].` }], () =>
        writeLine(writer, lines, owner, line, position, old.get(line['id'])),
      );
      await claimFiles({ ...writer, resource: lines.child }, id, line, `${key}[${position}].`);
      await writeLines({ ...writer, resource: lines.child }, id, line, old.get(line['id']));
      ids.push(id);
    }
    const around = { ...before, ...values };
    assertNoProblems(
      await judgeLines({ ...writer, resource: lines.child }, { key, ids, around, old }, given),
    );
  }
};
