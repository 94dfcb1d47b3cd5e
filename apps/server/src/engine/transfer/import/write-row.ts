import { fieldState, fieldTypeOf, isSame, rowReader, startOf, rowReasons } from '@school/kernel';
import type { AnyField } from '@school/kernel';
import type { RecordValues, Work } from '../../behaviour.ts';
import { wordsOfValue } from './change-words.ts';
import type { PlannedField } from './import-plan.ts';
import { lineChanges, lineWords } from './line-changes.ts';
import { lookUp } from './look-up.ts';
import type { RunParts } from './look-up.ts';
import { readByFilter } from './reference-finder.ts';
import type { FieldChange, RowOutcome } from './row-outcome.ts';
import { RowRefused } from './row-refused.ts';
import { bodyOf, valueAt } from './row-values.ts';
import { linesOf } from './write-lines.ts';
import type { NamedReference, RowValues } from './row-values.ts';

type Values = Map<string, unknown>;

/** Values that the record would not show anyway are omitted, so that they do not count as changes either. */
const dropHidden = ({ plan }: RunParts, values: Values, existing: RecordValues | undefined): void => {
  const { engine, resource, context, cells } = plan;
  const conditions = Object.keys(resource.conditions ?? {}).filter(
    (key) => resource.conditions?.[key]?.visible,
  );
  const given = conditions.filter((key) =>
    [...values.keys()].some((path) => path === key || path.startsWith(`${key}.`)),
  );
  if (given.length === 0) return;
  const start =
    existing ??
    Object.fromEntries(Object.entries(resource.fields).map(([key, field]) => [key, startOf(field, cells)]));
  const row = { ...start, ...bodyOf(values) };
  const reader = rowReader(row, { resource, catalogue: engine.catalogue, context: { today: context.today } });
  for (const key of given.filter((one) => !fieldState(resource, one, reader).visible)) {
    for (const path of values.keys()) if (path === key || path.startsWith(`${key}.`)) values.delete(path);
  }
};

const isEqual = (field: AnyField, old: unknown, now: unknown, { plan }: RunParts): boolean => {
  if (isSame(old, now)) return true;
  if (field.type !== 'richText' || old === null || old === undefined) return false;
  // A file shows a formatted text without its formatting; that alone is not a change.
  const { toText } = fieldTypeOf(field);
  return toText(old, plan.cells) === toText(now, plan.cells);
};

const changesIn = (parts: RunParts, values: Values, existing: RecordValues): readonly PlannedField[] =>
  parts.plan.fields.filter(
    ({ path, field }) =>
      values.has(path) && !isEqual(field, valueAt(existing, path), values.get(path), parts),
  );

const inWords = async (
  { plan }: RunParts,
  work: Work,
  changes: readonly PlannedField[],
  values: Values,
  existing: RecordValues,
): Promise<readonly FieldChange[]> => {
  const words: FieldChange[] = [];
  for (const { path, field, name } of changes) {
    const old = await wordsOfValue(plan, work, field, valueAt(existing, path));
    words.push({
      field: path,
      label: name,
      old,
      new: await wordsOfValue(plan, work, field, values.get(path)),
    });
  }
  return words;
};

const change = async (
  parts: RunParts,
  work: Work,
  { source }: RowValues,
  values: Values,
  existing: RecordValues,
  lineNews: readonly FieldChange[],
): Promise<Omit<RowOutcome, 'created'>> => {
  const { plan } = parts;
  const changes = plan.update ? changesIn(parts, values, existing) : [];
  const lines = plan.update
    ? [...new Set(plan.lines.map(({ key }) => key))].filter((key) => values.has(key))
    : [];
  const id = Number(existing['id']);
  const words = parts.wantsSample() ? await inWords(parts, work, changes, values, existing) : [];
  const news = [...words, ...lineNews];
  const sample = news.length > 0 ? { sample: { row: source.row, id, changes: news } } : {};
  if (changes.length + lines.length === 0) return { kind: 'skipped', ...sample };
  const changed = new Map(
    [...changes.map(({ path }) => path), ...lines].map((path) => [path, values.get(path)]),
  );
  await work.records.update(work, plan.resource.key, id, bodyOf(changed));
  return { kind: 'changed', ...sample };
};

/** An existing record keeps values that only new ones are given. */
const dropForNew = ({ plan }: RunParts, values: Values): void => {
  for (const { path, origin } of plan.fields) if ('value' in origin && origin.onlyNew) values.delete(path);
};

/** Whether changes to a record's lines are to be reported in words. */
const tellsLines = (parts: RunParts, row: RowValues, existing: RecordValues | undefined): boolean =>
  existing !== undefined && parts.plan.update && row.lines.length > 0 && parts.wantsSample();

/** Has the module store what the row says in addition to its record; returns in words what has changed. */
const keepBeside = async (
  { plan }: RunParts,
  work: Work,
  { beside }: RowValues,
  record: number,
): Promise<readonly FieldChange[]> => {
  const keeper = plan.engine.behaviours[plan.resource.key]?.beside;
  const changes = keeper && beside.size > 0 ? await keeper.keep(work, record, beside) : [];
  return changes.map(({ path, ...words }) => {
    const label = plan.beside.find((one) => one.path === path)?.name ?? path;
    return { field: path, label, ...words };
  });
};

const write = async (parts: RunParts, work: Work, row: RowValues): Promise<Omit<RowOutcome, 'created'>> => {
  const values: Values = new Map(row.values);
  const reads = ({ field }: NamedReference): boolean => readByFilter(field.filter).length > 0;
  await lookUp(
    parts,
    work,
    row.references.filter((reference) => !reads(reference)),
    values,
  );
  const existing = await parts.existing.find(work, values, row.source.row);
  if (existing) dropForNew(parts, values);
  await lookUp(parts, work, row.references.filter(reads), values, existing);
  dropHidden(parts, values, existing);
  const told = tellsLines(parts, row, existing) ? Number(existing?.['id']) : undefined;
  const before = told === undefined ? undefined : await lineWords(parts, work, told);
  const lines = await linesOf(parts, work, row, existing);
  for (const [key, all] of lines.values) values.set(key, all);
  if (existing) {
    const news =
      told === undefined || before === undefined
        ? []
        : lineChanges(parts, before, await lineWords(parts, work, told, lines.values));
    const beside = parts.plan.update ? await keepBeside(parts, work, row, Number(existing['id'])) : [];
    const outcome = await change(parts, work, row, values, existing, [...news, ...beside]);
    if (outcome.kind === 'changed') parts.existing.forget(values);
    return lines.isChanged || beside.length > 0 ? { ...outcome, kind: 'changed' } : outcome;
  }
  if (values.size === 0) throw new RowRefused(rowReasons.nothing);
  const [made] = await work.records.create(work, parts.plan.resource.key, [bodyOf(values)], {
    asWritten: true,
  });
  await keepBeside(parts, work, row, Number(made?.['id']));
  parts.existing.forget(values);
  return { kind: 'added' };
};

/**
 * Imports one row: adds a record, changes the one that it is about, or leaves it when the row says nothing new.
 * @throws RowRefused and refusals of the engine; what was written for the row must then be rolled back
 */
export const writeRow = async (parts: RunParts, work: Work, row: RowValues): Promise<RowOutcome> => {
  const mark = parts.finder.mark;
  const outcome = await write(parts, work, row);
  return { ...outcome, created: parts.finder.createdSince(mark) };
};
