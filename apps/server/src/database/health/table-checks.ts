import { quoteName, quoteText } from '@school/kernel';
import type { ColumnSpec, TableSpec } from '@school/kernel';
import { appendOnlyTrigger } from '../../engine/schema/marks.ts';
import { planTable } from '../../engine/schema/plan.ts';
import type { HealthCheck } from './health-check.ts';

/** Rows that point to nothing, which a restore with its triggers off can leave. */
const orphanChecks = ({ name: table, columns }: TableSpec): HealthCheck[] =>
  columns.flatMap(({ name, references }) => {
    if (!references) return [];
    const [column, target] = [quoteName(name), quoteName(references.table)];
    return {
      name: `orphans ${table}.${name}`,
      table,
      query: [
        `SELECT t.${column} AS id FROM ${quoteName(table)} t WHERE t.${column} IS NOT NULL`,
        `AND NOT EXISTS (SELECT FROM ${target} o WHERE o."id" = t.${column})`,
      ].join(' '),
    };
  });

const scaleOf = ({ type }: ColumnSpec): number | undefined => {
  const scale = /^numeric\(\d+,(\d+)\)$/.exec(type)?.[1];
  return scale === undefined ? undefined : Number(scale);
};

const isBroken = (column: ColumnSpec): string => {
  const [name, scale] = [quoteName(column.name), scaleOf(column)];
  return `${name} = 'NaN'${scale === undefined ? '' : ` OR ${name} <> round(${name}, ${scale})`}`;
};

/** Amounts that are not numbers or have decimals nobody could pay. */
const amountChecks = ({ name: table, columns }: TableSpec): HealthCheck[] => {
  const amounts = columns.filter(({ type }) => type.startsWith('numeric'));
  if (amounts.length === 0) return [];
  const condition = amounts.map(isBroken).join(' OR ');
  return [{ name: `amounts ${table}`, table, query: `SELECT * FROM ${quoteName(table)} WHERE ${condition}` }];
};

/** An id sequence that lags behind the rows issues an id that is already taken. */
const identityChecks = (spec: TableSpec): HealthCheck[] =>
  planTable(spec)
    .columns.filter(({ identity }) => identity)
    .map(({ name }) => {
      const sequence = `pg_get_serial_sequence(${quoteText(quoteName(spec.name))}, ${quoteText(name)})`;
      const column = quoteName(name);
      return {
        name: `identity ${spec.name}.${name}`,
        table: spec.name,
        query: `SELECT max(${column}) AS id FROM ${quoteName(spec.name)} HAVING max(${column}) > coalesce(pg_sequence_last_value(${sequence}::regclass), 0)`,
      };
    });

/** The trigger that refuses changes is missing or disabled. */
const protectionChecks = ({ name: table, appendOnly }: TableSpec): HealthCheck[] => {
  if (!appendOnly) return [];
  const trigger = `SELECT FROM pg_trigger WHERE tgrelid = ${quoteText(quoteName(table))}::regclass AND tgname = ${quoteText(appendOnlyTrigger)} AND tgenabled = 'O'`;
  return [
    {
      name: `protection ${table}`,
      query: `SELECT ${quoteText(table)} AS id WHERE NOT EXISTS (${trigger})`,
    },
  ];
};

/** What can be checked for any table. */
export const tableChecks = (tables: readonly TableSpec[]): readonly HealthCheck[] =>
  [orphanChecks, amountChecks, identityChecks, protectionChecks].flatMap((checks) =>
    tables.flatMap((table) => checks(table)),
  );
