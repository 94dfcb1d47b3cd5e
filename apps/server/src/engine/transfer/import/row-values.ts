import type { RefField, RefsField } from '@school/kernel';
import { isBlank } from '../sheet/sheet.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { cellValue, textOf } from './cell-value.ts';
import type { CellContext } from './cell-value.ts';
import type { ImportPlan, PlannedField, PlannedLine, PlannedPart } from './import-plan.ts';
import { reasonOf } from './row-refused.ts';

/** A reference that a row names in words. */
export interface NamedReference {
  readonly planned: PlannedField;
  /** Path of its value. */
  readonly at: string;
  readonly field: RefField | RefsField;
  readonly text: string;
}

/** What some cells of a row contain, before anything is looked up. */
export interface CellValues {
  /** Stored forms by path. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly references: readonly NamedReference[];
  /** Paths that have a cell of their own in this row, right or wrong. */
  readonly filled: ReadonlySet<string>;
  /** What is wrong with its cells, in words. */
  readonly problems: readonly string[];
}

/** What a row contains for one of its lines. */
export interface LineValues {
  readonly planned: PlannedLine;
  readonly line: CellValues;
  readonly record: CellValues;
}

/** What a row contains. */
export interface RowValues extends CellValues {
  readonly source: SheetRow;
  /** Those for which the row has cells. */
  readonly lines: readonly LineValues[];
  /** What its module stores in addition, by path. */
  readonly beside: ReadonlyMap<string, string>;
}

/** Reads cells. Empty ones are ignored: a new record starts as in the form, an existing one keeps its value. */
const cellValues = (
  cells: CellContext,
  fields: readonly (PlannedField & Partial<PlannedPart>)[],
  source: SheetRow,
): CellValues => {
  const values = new Map<string, unknown>();
  const references: NamedReference[] = [];
  const filled = new Set<string>();
  const problems: string[] = [];
  for (const planned of fields) {
    const { path, part = path, field, origin, name } = planned;
    if ('value' in origin) {
      values.set(part, origin.value);
      continue;
    }
    const cell = source.cells[origin.at];
    if (cell === undefined || isBlank(cell)) continue;
    filled.add(part);
    if (field.type === 'ref' || field.type === 'refs') {
      references.push({ planned, at: part, field, text: textOf(cell) });
      continue;
    }
    const value = cellValue(cell, path, field, cells);
    if (value.ok) values.set(part, value.value);
    else problems.push(`${reasonOf(name, value.violation)} (“${textOf(cell).slice(0, 60)}”)`);
  }
  return { values, references, filled, problems };
};

/** Reads a row: its record, and those of its lines that have a cell of their own. */
export const rowValues = (plan: ImportPlan, source: SheetRow): RowValues => {
  const own = cellValues(plan.cells, plan.fields, source);
  const beside = cellValues(plan.cells, plan.beside, source);
  const lines = plan.lines
    .map((planned) => ({
      planned,
      line: cellValues(plan.cells, planned.ofLine, source),
      record: cellValues(plan.cells, planned.ofRecord, source),
    }))
    .filter(({ line, record }) => line.filled.size + record.filled.size > 0);
  const problems = [own, beside, ...lines.flatMap(({ line, record }) => [line, record])].flatMap(
    (one) => one.problems,
  );
  const kept = new Map([...beside.values].map(([path, value]) => [path, String(value)]));
  return { ...own, problems, source, lines, beside: kept };
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
