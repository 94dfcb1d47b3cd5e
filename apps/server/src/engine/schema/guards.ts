import { quoteName, quoteText } from '@school/kernel';
import type { PlannedConstraint, PlannedIndex } from './plan.ts';

/** Lines of a list inside a message. */
const shownValues = 5;

/**
 * A block that stops the migration with the sentence returned by the query, or does nothing if there is none. Its variable
 * is named as no column can be: column names do not begin with an underscore.
 */
const refuseIf = (query: string): string =>
  `DO $guard$ DECLARE _guard text; BEGIN\n  ${query.replaceAll('\n', '\n  ')} INTO _guard;\n  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;\nEND $guard$`;

const countReason = (before: string, after: string): string =>
  `SELECT CASE WHEN count(*) > 0 THEN ${quoteText(before)} || count(*) || ${quoteText(after)} END`;

const address = (table: string, column: string): string => `${table}.${column}`;

/** Stops when the table has any rows. */
export const refuseRows = (table: string, column: string): string =>
  refuseIf(
    `${countReason(`${address(table, column)} is new and required, but the table has `, ' rows: give the field a default, or add it as optional and fill it first')}\nFROM ${quoteName(table)}`,
  );

/** Stops when a column that becomes required is empty anywhere. */
export const refuseEmpty = (table: string, column: string): string =>
  refuseIf(
    `${countReason(`${address(table, column)} becomes required, but `, ' rows have no value: give the field a default, or fill them first')}\nFROM ${quoteName(table)} WHERE ${quoteName(column)} IS NULL`,
  );

/** Stops when a change of type would lose values. */
export const refuseMisfit = (table: string, column: string, type: string, misfit: string): string =>
  refuseIf(
    `${countReason(`${address(table, column)} becomes ${type}, but `, ' rows have a value that does not fit: shorten them first')}\nFROM ${quoteName(table)} WHERE ${misfit}`,
  );

/** Choice lists may show the values they refuse; other checks may guard salaries or names and show only a number. */
const isChoiceList = ({ column, condition = '' }: PlannedConstraint): boolean =>
  column !== undefined && /\bin\s*\(|= any|<@/i.test(condition);

const refuseChoice = (table: string, column: string, condition: string): string =>
  refuseIf(
    [
      `SELECT ${quoteText(`${address(table, column)} no longer allows `)} || string_agg(format('"%s" (%s rows)', value, n), ', ') || ${quoteText(': change these rows first')}`,
      `FROM (SELECT ${quoteName(column)}::text AS value, count(*) AS n FROM ${quoteName(table)}`,
      `  WHERE NOT (${condition}) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${shownValues}) AS refused`,
    ].join('\n'),
  );

const refuseCheck = (table: string, name: string, condition: string): string =>
  refuseIf(
    `${countReason(`${table}: `, ` rows break the new rule ${name}: correct them first`)}\nFROM ${quoteName(table)} WHERE NOT (${condition})`,
  );

const refuseOrphans = (table: string, column: string, target: string): string =>
  refuseIf(
    `${countReason(`${address(table, column)}: `, ` rows point to a row of ${target} that does not exist: correct them first`)}\nFROM ${quoteName(table)} AS t WHERE t.${quoteName(column)} IS NOT NULL\nAND NOT EXISTS (SELECT FROM ${quoteName(target)} AS o WHERE o."id" = t.${quoteName(column)})`,
  );

/** Stops when existing rows break a constraint; nothing where PostgreSQL's own message is clear enough. */
export const refuseBroken = (table: string, constraint: PlannedConstraint): string | undefined => {
  const { kind, name, condition, column, target } = constraint;
  if (kind === 'foreign' && column && target) return refuseOrphans(table, column, target);
  if (kind !== 'check' || condition === undefined) return undefined;
  return column && isChoiceList(constraint)
    ? refuseChoice(table, column, condition)
    : refuseCheck(table, name, condition);
};

/** Stops when existing rows are duplicates where they must not be. */
export const refuseDuplicates = (table: string, { name, on, where }: PlannedIndex): string => {
  const filter = [where && `(${where})`, ...on.map((part) => `(${part}) IS NOT NULL`)].filter(Boolean);
  return refuseIf(
    [
      countReason(
        `${table}: `,
        ` values occur more than once, which ${name} no longer allows: correct them first`,
      ),
      `FROM (SELECT FROM ${quoteName(table)} WHERE ${filter.join(' AND ')}`,
      `  GROUP BY ${on.map((part) => `(${part})`).join(', ')} HAVING count(*) > 1) AS duplicates`,
    ].join('\n'),
  );
};
