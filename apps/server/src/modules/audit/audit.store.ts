import { escapeLike } from '@school/kernel';
import type { Changes } from '../../engine/audit-entry.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { AuditFilter } from './audit-filter.ts';
import { sampleOf } from '../../platform/database/part-of-rows.ts';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly actor_name: string;
  readonly address: string;
  readonly resource: string;
  readonly record_id: string | null;
  readonly verb: string;
  readonly changes: Changes;
}

/** Totals are not counted beyond this. */
export const countedMost = 10_000;

const columns = 'id, at, actor_id, actor_name, address, resource, record_id, verb, changes';

/** Conditions added by filters, by the position of their value. */
const conditions: Readonly<Record<keyof AuditFilter, (at: string, zone: string) => string>> = {
  resource: (at) => `resource = ${at}`,
  record: (at) => `record_id = ${at}::bigint`,
  verb: (at) => `verb = ${at}`,
  actor: (at) => `actor_id = ${at}::bigint`,
  name: (at) => `actor_name ilike ${at}`,
  field: (at) => `changes ? ${at}`,
  from: (at, zone) => `at >= (${at}::date)::timestamp at time zone ${zone}`,
  to: (at, zone) => `at < (${at}::date + 1)::timestamp at time zone ${zone}`,
};

const whereOf = (
  filter: AuditFilter,
  timeZone: string,
): { readonly where: string; readonly values: unknown[] } => {
  const values: unknown[] = [];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const hasDay = filter.from !== undefined || filter.to !== undefined;
  const zone = hasDay ? place(timeZone) : '';
  const parts = Object.entries(filter).map(([key, value]) => {
    const text = key === 'name' ? `%${escapeLike(String(value))}%` : value;
    return conditions[key as keyof AuditFilter](place(text), zone);
  });
  return { where: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values };
};

/** Newest first; `before` is the id below which the next part begins. */
export const auditRows = (
  connection: Connection,
  filter: AuditFilter,
  timeZone: string,
  page: { readonly limit: number; readonly offset?: number; readonly before?: string | undefined },
): Promise<AuditRow[]> => {
  const { where, values } = whereOf(filter, timeZone);
  const place = (value: unknown): string => `$${values.push(value)}`;
  const before =
    page.before === undefined ? '' : `${where ? 'and' : 'where'} id < ${place(page.before)}::bigint`;
  return connection.query<AuditRow>({
    text: `select ${columns} from audit_entry ${where} ${before} order by id desc
      limit ${place(page.limit)} offset ${place(page.offset ?? 0)}`,
    values,
  });
};

/** How many match, counted up to `countedMost`. */
export const countAudit = async (
  connection: Connection,
  filter: AuditFilter,
  timeZone: string,
): Promise<number> => {
  const { where, values } = whereOf(filter, timeZone);
  const [row] = await connection.query<{ total: string }>({
    text: `select count(*) as total from (select from audit_entry ${where} ${sampleOf(countedMost)}) counted`,
    values,
  });
  return Number(row?.total ?? 0);
};
