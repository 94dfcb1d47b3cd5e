import { quoteName, quoteText, snakeCase } from '@school/kernel';
import type { AnyResource, Catalogue } from '@school/kernel';
import type { HealthCheck } from './health-check.ts';

/** The history that may account for a row: its own, or that of the record it belongs to. */
const accountants = ({
  key,
  fields,
  accountedBy,
}: AnyResource): readonly { readonly of: string; readonly id: string }[] => {
  const own = { of: key, id: 't."id"' };
  const field = accountedBy === undefined ? undefined : fields[accountedBy];
  return accountedBy !== undefined && field?.type === 'ref'
    ? [own, { of: field.to, id: `t.${quoteName(`${snakeCase(accountedBy)}_id`)}` }]
    : [own];
};

/**
 * Records whose last change cannot be accounted for. Rows that came with the installation, unchanged and made by nobody,
 * have no entry; lines are accounted for with the record that owns them, append-only rows state themselves who added them
 * and when, and a definition may state why its rows have no history.
 */
const auditChecks = (resource: AnyResource): HealthCheck[] => {
  const { key, parent, appendOnly, accountedBy, noHistory } = resource;
  if (parent !== undefined || noHistory !== undefined || (appendOnly && accountedBy === undefined)) return [];
  return [
    {
      name: `audit ${key}`,
      table: snakeCase(key),
      query: [
        `SELECT t."id", t."updated_at" FROM ${quoteName(snakeCase(key))} t`,
        'WHERE (t."version" > 1 OR t."created_by" IS NOT NULL)',
        ...accountants(resource).map(
          ({ of, id }) =>
            `AND NOT EXISTS (SELECT FROM "audit_entry" a WHERE a."resource" = ${quoteText(of)} AND a."record_id" = ${id} AND a."at" >= t."updated_at")`,
        ),
      ].join(' '),
    },
  ];
};

/** Numbers already in use that a series would issue again. */
const seriesChecks = ({ key, fields }: AnyResource): HealthCheck[] =>
  Object.entries(fields)
    .filter(([, field]) => field.type === 'series')
    .map(([name]) => {
      const column = `t.${quoteName(snakeCase(name))}`;
      const rest = `substr(${column}, length(c."prefix") + 1)`;
      return {
        name: `series ${key}.${name}`,
        table: snakeCase(key),
        query: [
          `SELECT t."id", ${column}, c."last" FROM "series_counter" c`,
          `JOIN ${quoteName(snakeCase(key))} t ON starts_with(${column}, c."prefix") AND ${rest} ~ '^[0-9]{1,18}$'`,
          `WHERE c."series" = ${quoteText(`${key}.${name}`)} AND ${rest}::bigint > c."last"`,
        ].join(' '),
      };
    });

/** What the definitions promise about their rows. */
export const catalogueChecks = ({ resources }: Catalogue): readonly HealthCheck[] =>
  [auditChecks, seriesChecks].flatMap((checks) => resources.flatMap((resource) => checks(resource)));
