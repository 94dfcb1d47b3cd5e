import { Controller, Get, Inject, Query } from '@nestjs/common';
import { Forbidden } from '@school/kernel';
import type { DataOverview } from '@school/domain';
import { allChecks } from '../../database/health/all-checks.ts';
import { runHealthChecks } from '../../database/health/run-checks.ts';
import type { Finding } from '../../database/health/run-checks.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { Engine } from '../../engine/engine.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { Database } from '../../platform/database/database.ts';

/** Sizes, checks and queues of the installation, for administrators. */
@Controller('setup/v1/dev-data')
export class DevDataController {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Database) private readonly database: Database,
  ) {}

  @Get()
  async overview(
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DataOverview>> {
    this.requireAdministrator(caller);
    const [row] = await this.database.of(caller.institute).query<{ overview: DataOverview }>({
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
    const resources = this.engine.catalogue.resources.length;
    return succeeded({ ...(row as { overview: DataOverview }).overview, resources });
  }

  /** Runs every check; what it finds are rows that must not be. */
  @Get('checks')
  async checks(
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly run: number; readonly findings: readonly Finding[] }>> {
    this.requireAdministrator(caller);
    const checks = allChecks(this.engine.catalogue);
    const findings = await runHealthChecks(this.database.of(caller.institute), checks);
    return succeeded({ run: checks.length, findings });
  }

  private requireAdministrator({ actor }: CallContext): void {
    if (actor.role !== 'ADMIN') throw new Forbidden();
  }
}
