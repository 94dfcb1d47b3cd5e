import type { RefField, RefsField } from '@school/kernel';
import { isBlank } from '../sheet/sheet.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { cellValue, textOf } from './cell-value.ts';
import type { ImportPlan, PlannedField } from './import-plan.ts';
import { reasonOf } from './row-refused.ts';

/** A reference that a row names in words. */
export interface NamedReference {
  readonly planned: PlannedField;
  readonly field: RefField | RefsField;
  readonly text: string;
}

/** What a row says, before anything is looked up. */
export interface RowValues {
  readonly source: SheetRow;
  /** Stored forms by path. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly references: readonly NamedReference[];
  /** What is wrong with its cells, in words. */
  readonly problems: readonly string[];
}

/** Reads the cells of a row. Empty ones say nothing: a new record starts as in the form, an existing one keeps its value. */
export const rowValues = (plan: ImportPlan, source: SheetRow): RowValues => {
  const values = new Map<string, unknown>();
  const references: NamedReference[] = [];
  const problems: string[] = [];
  for (const planned of plan.fields) {
    const { path, field, origin, name } = planned;
    if ('value' in origin) {
      values.set(path, origin.value);
      continue;
    }
    const cell = source.cells[origin.at];
    if (cell === undefined || isBlank(cell)) continue;
    if (field.type === 'ref' || field.type === 'refs') {
      references.push({ planned, field, text: textOf(cell) });
      continue;
    }
    const value = cellValue(cell, path, field, plan.cells);
    if (value.ok) values.set(path, value.value);
    else problems.push(`${reasonOf(name, value.violation)} (“${textOf(cell).slice(0, 60)}”)`);
  }
  return { source, values, references, problems };
};

/** The values as a body: parts of groups inside their group. */
export const bodyOf = (values: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> => {
  const body: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const [key = '', part] = path.split('.');
    if (part === undefined) body[key] = value;
    else body[key] = { ...(body[key] as object | undefined), [part]: value };
  }
  return body;
};

/** The value at a path of a record. */
export const valueAt = (record: Readonly<Record<string, unknown>>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at as Readonly<Record<string, unknown>> | null | undefined)?.[key],
      record,
    );
