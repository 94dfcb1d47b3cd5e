import { fieldState, fieldTypeOf, isSame, rowReader, startOf } from '@school/kernel';
import type { AnyField } from '@school/kernel';
import type { RecordValues, Work } from '../../behaviour.ts';
import { wordsOfValue } from './change-words.ts';
import type { ExistingRecords } from './existing-records.ts';
import type { ImportPlan, PlannedField } from './import-plan.ts';
import { readByFilter } from './reference-finder.ts';
import type { ReferenceFinder } from './reference-finder.ts';
import type { FieldChange, RowOutcome } from './row-outcome.ts';
import { RowRefused } from './row-refused.ts';
import { bodyOf, valueAt } from './row-values.ts';
import type { NamedReference, RowValues } from './row-values.ts';

/** What rows of a run share. */
export interface RunParts {
  readonly plan: ImportPlan;
  readonly finder: ReferenceFinder;
  readonly existing: ExistingRecords;
  /** Whether changes are still wanted in words. */
  readonly wantsSample: () => boolean;
}

type Values = Map<string, unknown>;

const idOf = (
  parts: RunParts,
  work: Work,
  reference: NamedReference,
  text: string,
  form: RecordValues,
): Promise<number> => {
  const { planned, field } = reference;
  const create = field.type === 'ref' && parts.plan.creates.has(planned.path);
  return parts.finder.find(work, { path: planned.path, name: planned.name, field, text, form, create });
};

const idsOf = async (
  parts: RunParts,
  work: Work,
  reference: NamedReference,
  form: RecordValues,
): Promise<number | readonly number[]> => {
  const { field, text } = reference;
  if (field.type === 'ref') return idOf(parts, work, reference, text, form);
  const ids: number[] = [];
  const names = text.split(/[;|\n]/).map((name) => name.trim());
  for (const name of names.filter((one) => one !== ''))
    ids.push(await idOf(parts, work, reference, name, form));
  return [...new Set(ids)];
};

const lookUp = async (
  parts: RunParts,
  work: Work,
  references: readonly NamedReference[],
  values: Values,
  existing?: RecordValues,
): Promise<void> => {
  const refused: string[] = [];
  for (const reference of references) {
    const form = { ...existing, ...bodyOf(values) };
    try {
      values.set(reference.planned.path, await idsOf(parts, work, reference, form));
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      refused.push(error.message);
    }
  }
  if (refused.length > 0) throw new RowRefused(refused.join('; '));
};

/**
 * What is wrong with the references of a row whose cells are wrong already, so that all its mistakes are told at once.
 * Nothing is created for it, and a reference that others narrow is not judged before they are right.
 */
export const referenceProblems = async (
  parts: RunParts,
  work: Work,
  { references }: RowValues,
): Promise<readonly string[]> => {
  const judged = references.filter(
    ({ planned, field }) => !parts.plan.creates.has(planned.path) && readByFilter(field.filter).length === 0,
  );
  try {
    await lookUp(parts, work, judged, new Map());
    return [];
  } catch (error) {
    if (error instanceof RowRefused) return [error.message];
    throw error;
  }
};

/** Values that the record would not show anyway are left out, so that they are no change either. */
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
  // A file shows a formatted text without its forms; that alone is no change.
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
): Promise<Omit<RowOutcome, 'created'>> => {
  const { plan } = parts;
  const changes = plan.update ? changesIn(parts, values, existing) : [];
  if (changes.length === 0) return { kind: 'skipped' };
  const id = Number(existing['id']);
  const sample = parts.wantsSample()
    ? { row: source.row, id, changes: await inWords(parts, work, changes, values, existing) }
    : undefined;
  const changed = new Map(changes.map(({ path }) => [path, values.get(path)]));
  await work.records.update(work, plan.resource.key, id, bodyOf(changed));
  return { kind: 'changed', ...(sample ? { sample } : {}) };
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
  await lookUp(parts, work, row.references.filter(reads), values, existing);
  dropHidden(parts, values, existing);
  if (existing) {
    const outcome = await change(parts, work, row, values, existing);
    if (outcome.kind === 'changed') parts.existing.forget(values);
    return outcome;
  }
  if (values.size === 0) throw new RowRefused('The row has no values for the chosen fields');
  await work.records.create(work, parts.plan.resource.key, [bodyOf(values)], { asWritten: true });
  parts.existing.forget(values);
  return { kind: 'added' };
};

/**
 * Brings one row in: adds a record, changes the one that it is about, or leaves it when it says nothing new.
 * @throws RowRefused and refusals of the engine; what was written for the row must then be rolled back
 */
export const writeRow = async (parts: RunParts, work: Work, row: RowValues): Promise<RowOutcome> => {
  const mark = parts.finder.mark;
  const outcome = await write(parts, work, row);
  return { ...outcome, created: parts.finder.createdSince(mark) };
};
