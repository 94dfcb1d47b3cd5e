import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Invalid, isAmong } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Reports } from '../../../engine/report/reports.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

/** Plural labels of all lists by key, for rows that reference a list by its key. */
const labels = JSON.stringify(
  Object.fromEntries(catalogue.resources.map(({ key, label }) => [key, label[1]])),
);

/** `$1` to `$2` are days, `$3` the time zone, `$4` whose rows; nobody for everyone's. */
const within = (moment: string): string =>
  `${moment} >= ($1::date::timestamp at time zone $3) and ${moment} < (($2::date + 1)::timestamp at time zone $3)`;

const minuteOf = (moment: string): string => `to_char(${moment} at time zone $3, 'YYYY-MM-DD HH24:MI')`;

const imports = `select json_build_object('at', ${minuteOf('j.created_at')}, 'who', u.name, 'what', j.title,
    'state', case j.state when 'done' then 'Done' when 'failed' then 'Failed' when 'cancelled' then 'Cancelled'
      when 'running' then 'Under way' else 'Waits' end,
    'rows', j.total, 'added', (j.result ->> 'added')::int, 'changed', (j.result ->> 'changed')::int,
    'wrong', (j.result ->> 'wrong')::int, 'problem', j.error,
    'wrongRows', case when s.created_by = $5 then s.name end,
    'wrongFile', case when s.created_by = $5 then s.id end)::text as row
  from job_record j
  left join ${accounts} u on u.id = j.owner_id
  left join stored_file s on s.id = (j.result -> 'wrongFile' ->> 'id')::bigint
  where j.kind = 'import' and not coalesce((j.input ->> 'dryRun')::boolean, false)
    and ${within('j.created_at')} and ($4::bigint is null or j.owner_id = $4)
  order by j.created_at desc, j.id`;

const bulk = `select json_build_object('at', ${minuteOf('b.at')}, 'who', b.actor_name, 'what', coalesce($5::jsonb ->> b.resource, b.resource),
    'verb', case b.verb when 'update' then 'Changed' when 'archive' then 'Archived' when 'restore' then 'Restored'
      else 'Deleted' end, 'records', b.records)::text as row
  from (select min(a.at) as at, a.actor_name, a.resource, a.verb, count(distinct a.record_id)::int as records, a.request_id
    from audit_entry a
    where a.verb in ('update', 'archive', 'restore', 'delete') and a.record_id is not null and a.actor_id is not null and a.request_id <> ''
      and ${within('a.at')} and ($4::bigint is null or a.actor_id = $4)
      and not exists (select from job_record j where j.id::text = a.request_id)
    group by a.request_id, a.actor_name, a.resource, a.verb having count(distinct a.record_id) > 1) b
  order by b.at desc, b.request_id, b.resource, b.verb`;

const exported = `select json_build_object('at', ${minuteOf('a.at')}, 'who', a.actor_name, 'what', coalesce($5::jsonb ->> a.resource, a.resource),
    'format', upper(a.changes -> 'format' ->> 1),
    'columns', case jsonb_typeof(a.changes -> 'columns' -> 1) when 'array' then jsonb_array_length(a.changes -> 'columns' -> 1) end,
    'narrowed', a.changes ? 'filter')::text as row
  from audit_entry a
  where a.verb = 'export' and ${within('a.at')} and ($4::bigint is null or a.actor_id = $4)
  order by a.at desc, a.id desc`;

/** Days, time zone and whose: everyone's for those who read the audit trail, otherwise one's own. */
const asked = ({ from, to }: RecordValues, { actor, days }: CallContext): unknown[] => {
  if (String(from) > String(to)) {
    const message = 'The last day cannot be before the first.';
    throw new Invalid(message, [{ field: 'to', code: 'period', message }]);
  }
  return [from, to, days?.timeZone ?? 'UTC', isAmong(actor, ['AuditView']) ? null : actor.id];
};

/** Imports, exports and bulk changes, derived from the records that the product keeps of them anyway. */
@Injectable()
export class TransferReports implements OnModuleInit {
  constructor(@Inject(Reports) private readonly reports: Reports) {}

  onModuleInit(): void {
    this.reports.bind('importHistory', {
      statement: (values, context) => ({
        text: imports,
        values: [...asked(values, context), context.actor.id],
      }),
    });
    this.reports.bind('bulkEditHistory', {
      statement: (values, context) => ({ text: bulk, values: [...asked(values, context), labels] }),
    });
    this.reports.bind('exportHistory', {
      statement: (values, context) => ({ text: exported, values: [...asked(values, context), labels] }),
    });
  }
}
