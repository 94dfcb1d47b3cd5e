import { fieldTypeOf } from './bound-type.ts';
import type { AnyField } from './definition.ts';

/** A stored field and its column in SQL. */
interface Part {
  readonly field: AnyField;
  readonly sql: string;
}

const inItsOrder = ({ field, sql }: Part): string => fieldTypeOf(field).sql?.sort?.(sql) ?? sql;

const passingOver = (parts: readonly Part[]): string =>
  parts.length === 1 ? (parts[0]?.sql ?? '') : `coalesce(${parts.map(({ sql }) => sql).join(', ')})`;

/**
 * What rows are sorted by for a field, most important first. A computed title may name the parts that it is sorted by:
 * people by their last name, and those without one by the name they have.
 * @param value the field and its value in SQL
 * @param partAt the stored field behind a key of the same resource
 */
export const sortTerms = (value: Part, partAt: (key: string) => Part | undefined): readonly string[] => {
  const { field } = value;
  if (field.type !== 'computed' || !field.sortedBy) return [inItsOrder(value)];
  const parts = field.sortedBy.map(partAt).filter((part) => part !== undefined);
  if (parts.length === 0) return [inItsOrder(value)];
  return parts.map((part, index) => inItsOrder({ field: part.field, sql: passingOver(parts.slice(index)) }));
};
