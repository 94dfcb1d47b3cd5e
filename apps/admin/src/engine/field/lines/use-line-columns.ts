import { fieldTypeOf, fieldsRead } from '@school/kernel';
import type { AnyField, AnyResource, FieldOf } from '@school/kernel';
import { columnsOfOthers } from '../../catalogue/line-rights.ts';
import { mayWrite } from '../../catalogue/rights.ts';
import { useEnvironment } from '../../environment/environment.ts';
import type { Environment } from '../../environment/environment.ts';
import { useRow } from '../frame/row-context.ts';
import { lineColumns } from './line-columns.ts';
import { emptyLine } from './line-edit.ts';
import type { Line } from './line-edit.ts';

type Columns = readonly (readonly [string, AnyField])[];

interface NewLines {
  readonly child: AnyResource;
  readonly lines: readonly Line[];
  readonly others: ReadonlySet<string>;
}

/**
 * Columns that show something while a record is new, by the rule of its form: not those that only the product or somebody
 * else fills in, nor what is computed from such alone. What the lines were started with is shown.
 */
const columnsOfNew = (
  columns: Columns,
  { child, lines, others }: NewLines,
  { actor }: Environment,
): Columns => {
  const fresh = emptyLine(child.fields);
  const isFresh = (value: unknown, given: unknown): boolean =>
    value === given || Number(value) === Number(given);
  const isEmpty = (key: string): boolean =>
    lines.every((line) => (line[key] ?? '') === '' || isFresh(line[key], fresh[key]));
  const isPointless = (key: string): boolean => {
    const field = child.fields[key];
    if (field === undefined || field.type === 'series') return false;
    if (others.has(key)) return true;
    if (!isEmpty(key)) return false;
    if (field.type !== 'computed') return fieldTypeOf(field).derived || !mayWrite(actor, child, field);
    const read = fieldsRead(field.value).map((path) => path.split('.')[0] ?? path);
    return read.length > 0 && read.every(isPointless);
  };
  return columns.filter(([key]) => !isPointless(key));
};

/**
 * The columns of a grid that lines are filled in with. Those that are somebody else's are read-only; in a new record, what
 * has nothing to show is left out.
 * @param resource the one with the lines
 */
export const useLineColumns = (
  field: FieldOf<'lines'>,
  resource: AnyResource | undefined,
  lines: readonly Line[],
): Columns => {
  const environment = useEnvironment();
  const record = useRow()['_record'] as Readonly<Record<string, unknown>> | undefined;
  const child = environment.catalogue.resource(field.of);
  const columns = lineColumns(child, environment.actor);
  const others =
    resource && field.whose ? columnsOfOthers(resource, field, record, environment) : new Set<string>();
  if (record === undefined) return columnsOfNew(columns, { child, lines, others }, environment);
  return columns.map(([key, column]) => [key, others.has(key) ? { ...column, readOnly: true } : column]);
};
