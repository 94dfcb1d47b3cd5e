import type { Engine } from '../../engine/engine.ts';
import type { DataOverview } from '@school/domain';
import { allChecks } from '../../database/health/all-checks.ts';
import { runHealthChecks } from '../../database/health/run-checks.ts';
import type { Finding } from '../../database/health/run-checks.ts';
import { dataOverview, dataChecks } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    dataChecks: { readonly run: number; readonly findings: readonly Finding[] };
  }
}

/** What the database holds, and what must not be in it. */
export const devDataReadings = ({ catalogue }: Engine) => [
  handle(dataOverview, async ({ connection }) => {
    const [row] = await connection.query<{ overview: DataOverview }>({
      name: 'dev_data_overview',
      text: `select json_build_object(
        'tables', (select coalesce(json_agg(t order by t.bytes desc, t.name), '[]') from (
          select c.relname as name, pg_stat_get_live_tuples(c.oid) as rows, pg_total_relation_size(c.oid) as bytes
          from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = current_schema() and c.relkind = 'r') t),
        'databaseBytes', pg_database_size(current_database()),
        'files', (select json_build_object('count', count(*), 'bytes', coalesce(sum(size), 0),
          'unattached', count(*) filter (where owner_resource is null)) from stored_file),
        'jobs', (select coalesce(json_agg(j), '[]') from (
          select kind, state, count(*) as count from job_record group by kind, state order by kind, state) j),
        'outbox', (select coalesce(json_agg(o), '[]') from (
          select state, count(*) as count from outbox_message group by state order by state) o),
        'migrations', (select count(*) from migration)) as overview`,
    });
    const resources = catalogue.resources.length;
    return { ...(row as { overview: DataOverview }).overview, resources };
  }),
  handle(dataChecks, async ({ connection }) => {
    const checks = allChecks(catalogue);
    const findings = await runHealthChecks(connection, checks);
    return { run: checks.length, findings };
  }),
];
