import { f, type AnyField, type Fields } from '@school/kernel';
import type { AssetFieldType } from './asset-field.resource.ts';

/** A line of a kind: what is recorded, and how. */
export interface AssetFieldLine {
  readonly id: number;
  readonly name: string;
  readonly fieldType: AssetFieldType;
  readonly options?: string | null;
  readonly isRequired?: boolean;
}

/** Key of the value among the values of an asset; it stays the same when the field is renamed. */
export const assetFieldKey = ({ id }: Pick<AssetFieldLine, 'id'>): string => `k${id}`;

/** The choices of a field, in order. */
export const assetFieldOptions = ({ options }: Pick<AssetFieldLine, 'options'>): readonly string[] => [
  ...new Set((options ?? '').split(',').flatMap((text) => text.trim() || [])),
];

type Make = (common: { label: string; required: boolean }, line: AssetFieldLine) => AnyField | undefined;

const choicesOf = (line: AssetFieldLine): Readonly<Record<string, string>> =>
  Object.fromEntries(assetFieldOptions(line).map((option) => [option, option]));

const types: Readonly<Record<AssetFieldType, Make>> = {
  TEXT: (common) => f.text({ ...common, max: 250 }),
  NUMBER: (common) => f.decimal({ ...common, scale: 4, trim: true }),
  DATE: (common) => f.date(common),
  SINGLE_CHOICE: (common, line) => f.choice(choicesOf(line), common),
  MULTI_CHOICE: (common, line) => f.choices(choicesOf(line), common),
  EMPLOYEE: (common) => f.ref('employee', { ...common, named: true }),
  DEPARTMENT: (common) => f.ref('employeeDepartment', { ...common, named: true }),
  CLASSROOM: (common) => f.ref('classroom', { ...common, named: true }),
  // Files are lines of the asset, because each is stored, served and deleted with its own record.
  FILE: () => undefined,
};

/** What is recorded for an asset of a kind, as fields in order; files are stored separately. */
export const assetValueFields = (lines: readonly AssetFieldLine[]): Fields =>
  Object.fromEntries(
    lines.flatMap((line): [string, AnyField][] => {
      const field = types[line.fieldType]({ label: line.name, required: line.isRequired ?? false }, line);
      return field ? [[assetFieldKey(line), field]] : [];
    }),
  );
