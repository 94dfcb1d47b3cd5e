import type { KnownResources } from '../resource/known.ts';
import { compareValues } from '../expression/compare.ts';
import { readPath } from '../expression/read-path.ts';
import type { ValueKind } from '../field/field-type.ts';
import type { AnyResource } from '../resource/definition.ts';
import { kindsOf } from '../resource/paths.ts';
import { searchFields, searchWords } from '../schema/search.ts';
import type { Condition, FilterOperator } from '../tree/filter.ts';

type Row = Readonly<Record<string, unknown>>;
type Leaf = Extract<Condition, { operator: unknown }>;

const isNothing = (value: unknown): boolean => value === null || value === undefined;

const isEmptyValue = (value: unknown): boolean =>
  isNothing(value) || value === '' || (Array.isArray(value) && value.length === 0);

const same = (a: unknown, b: unknown, kind: ValueKind): boolean =>
  isNothing(a) || isNothing(b) ? isNothing(a) && isNothing(b) : compareValues(a, b, kind) === 0;

const ordered =
  (holds: (order: number) => boolean) =>
  (value: unknown, operand: unknown, kind: ValueKind): boolean => {
    const order = compareValues(value, operand, kind);
    return order !== null && holds(order);
  };

const folded = (value: unknown): string | null => (typeof value === 'string' ? value.toLowerCase() : null);

const contains = (value: unknown, operand: unknown): boolean => {
  if (Array.isArray(value)) return value.includes(operand);
  return folded(value)?.includes(folded(operand) ?? '') ?? false;
};

const isIn = (value: unknown, operand: unknown, kind: ValueKind): boolean => {
  const items: readonly unknown[] = Array.isArray(operand) ? operand : [];
  if (kind === 'list') return Array.isArray(value) && value.some((item) => items.includes(item));
  return items.some((item) => same(value, item, kind));
};

const tests: {
  readonly [O in FilterOperator]: (value: unknown, operand: unknown, kind: ValueKind) => boolean;
} = {
  eq: same,
  ne: (value, operand, kind) => !same(value, operand, kind),
  gt: ordered((order) => order > 0),
  gte: ordered((order) => order >= 0),
  lt: ordered((order) => order < 0),
  lte: ordered((order) => order <= 0),
  in: isIn,
  nin: (value, operand, kind) => !isIn(value, operand, kind),
  contains,
  starts: (value, operand) => folded(value)?.startsWith(folded(operand) ?? '') ?? false,
  empty: (value, operand) => isEmptyValue(value) === operand,
};

const matchesLeaf = (
  { path, operator, value: operand }: Leaf,
  row: Row,
  kindOf: ReturnType<typeof kindsOf>,
): boolean => {
  if (typeof operand === 'object' && operand !== null && !Array.isArray(operand)) {
    throw new Error('The filter has bounds that are not bound yet.');
  }
  return tests[operator](readPath(row, path.join('.')), operand, kindOf(path.join('.')) ?? 'text');
};

const matchesSearch = (search: string, row: Row, resource: AnyResource): boolean => {
  const texts = searchFields(resource).map(({ path }) => String(readPath(row, path) ?? ''));
  const words = searchWords(search);
  const all = texts.join(' ').toLowerCase();
  return words.length === 0 || (texts.length > 0 && words.every((word) => all.includes(word.toLowerCase())));
};

/**
 * Whether a row returned by the calls matches a condition. `ne` and `nin` are the exact opposites of `eq` and `in`, so rows
 * without a value match them; every other comparison with no value fails. `contains` and `starts` ignore case.
 * @throws Error when the condition reads through a reference that the row does not carry in `_expand`, or rows elsewhere
 */
export const matches = (
  condition: Condition,
  row: Row,
  resource: AnyResource,
  catalogue: KnownResources,
): boolean => {
  if ('all' in condition) return condition.all.every((inner) => matches(inner, row, resource, catalogue));
  if ('any' in condition) return condition.any.some((inner) => matches(inner, row, resource, catalogue));
  if ('has' in condition) throw new Error(`A record does not carry its rows of "${condition.has.of}".`);
  if ('search' in condition) return matchesSearch(condition.search, row, resource);
  return matchesLeaf(condition, row, kindsOf(resource, catalogue));
};
