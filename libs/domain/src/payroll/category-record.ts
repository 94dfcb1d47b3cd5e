import type { CategoryCondition, PayrollCategory } from './category.ts';

type RecordValues = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const conditionsOf = (value: unknown): readonly CategoryCondition[] =>
  Array.isArray(value)
    ? value.map((line: RecordValues) => ({
        leftExpr: text(line['leftExpr']) ?? '',
        operator: line['operator'] as CategoryCondition['operator'],
        rightExpr: text(line['rightExpr']) ?? '',
        thenFormula: text(line['thenFormula']) ?? '',
      }))
    : [];

/** Removes trailing zeros added by a column: `12.5000` is typed and printed as `12.5`. */
const plainDecimal = (value: string | null): string | null =>
  value !== null && value.includes('.') ? value.replace(/\.?0+$/, '') : value;

/** A record of the catalogue, or the content of its form, in the shape the rules expect. */
export const categoryOfRecord = (record: RecordValues): PayrollCategory => ({
  code: text(record['code']) ?? '',
  name: text(record['name']) ?? '',
  type: record['type'] as PayrollCategory['type'],
  valueType: record['valueType'] as PayrollCategory['valueType'],
  amount: text(record['amount']),
  percentage: plainDecimal(text(record['percentage'])),
  baseCategory: text(record['baseCategory']),
  formula: text(record['formula']),
  defaultFormula: text(record['defaultFormula']),
  conditions: conditionsOf(record['conditions']),
  rounding: record['rounding'] as PayrollCategory['rounding'],
  affectedByLop: record['affectedByLop'] === true,
  displayOrder: Number(record['displayOrder'] ?? 0),
  isActive: record['active'] !== false,
});
