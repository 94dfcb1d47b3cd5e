import type { Connection } from '../../platform/database/database.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';

/** Why something did not reach Tally, using the values of its definition. */
export type SyncProblem = 'NOT_ALLOWED' | 'SILENT' | 'OTHER_COMPANY' | 'UNMAPPED' | 'REFUSED';

/** Vouchers in one request: more make Tally slow to respond. */
export const batchSize = 50;

/**
 * Records which entries a run sends; those already in Tally, or on their way there, are not recorded again.
 * @returns numbers of the entries that were recorded
 */
export const queueEntries = async (
  connection: Connection,
  run: { readonly id: number; readonly company: number },
  entries: readonly { readonly id: number; readonly remoteId: string }[],
): Promise<number[]> => {
  const rows = await connection.query<{ readonly entry: number }>({
    name: 'tally_sync_queue',
    text: `with made as (insert into tally_sync_record (run_id, entry_id, company_id, remote_id, status, attempts)
      select $1, e.id, $2, e.remote, 'PENDING', 0
      from unnest($3::bigint[], $4::text[]) with ordinality as e(id, remote, place) order by place
      on conflict do nothing returning entry_id)
      select entry_id::float8 as entry from made order by 1`,
    most: 20_000,
    values: [run.id, run.company, entries.map(({ id }) => id), entries.map(({ remoteId }) => remoteId)],
  });
  return rows.map(({ entry }) => entry);
};

/**
 * Hands failed or left out entries to another run. @param ids rows of entries; without them, all failed ones of a company
 */
export const requeue = async (
  connection: Connection,
  run: { readonly id: number; readonly company: number },
  ids: readonly number[] | null,
): Promise<number> => {
  const [row] = await connection.query<{ readonly count: number }>({
    name: 'tally_sync_requeue',
    text: `with moved as (update tally_sync_record set run_id = $1, status = 'PENDING', problem = null, said = null,
          updated_at = now(), version = version + 1
        where company_id = $2 and case when $3::bigint[] is null then status = 'FAILED'
          else id = any($3::bigint[]) and status in ('FAILED', 'SKIPPED') end returning 1)
      select count(*)::float8 as count from moved`,
    values: [run.id, run.company, ids],
  });
  return row?.count ?? 0;
};

/** Leaves failed entries out. @returns how many */
export const leaveOut = async (connection: Connection, ids: readonly number[]): Promise<number> => {
  const [row] = await connection.query<{ readonly count: number }>({
    name: 'tally_sync_leave_out',
    text: `with moved as (update tally_sync_record set status = 'SKIPPED', updated_at = now(), version = version + 1
        where id = any($1::bigint[]) and status = 'FAILED' returning 1)
      select count(*)::float8 as count from moved`,
    values: [ids],
  });
  return row?.count ?? 0;
};

/** Records how many entries a run sends. */
export const noteEntries = async (connection: Connection, run: number): Promise<void> => {
  await connection.query({
    name: 'tally_run_entries',
    text: `update tally_sync_run set entries = (select count(*) from tally_sync_record where run_id = $1) where id = $1`,
    values: [run],
  });
};

/** A run that someone has claimed. */
export interface Run {
  readonly id: number;
  readonly company: string;
  readonly guid: string;
}

/**
 * Claims the next waiting run, or one whose server has gone silent; two servers never claim the same one.
 * @returns undefined when there is none
 */
export const takeRun = async (connection: Connection): Promise<Run | undefined> => {
  const [run] = await connection.query<Run>({
    name: 'tally_run_take',
    text: `update tally_sync_run r set status = 'RUNNING', alive_at = now(), started_at = coalesce(r.started_at, now()),
        updated_at = now(), version = r.version + 1
      from tally_company c where c.id = r.company_id and r.id = (select w.id from tally_sync_run w
        where w.status = 'WAITING' or (w.status = 'RUNNING' and w.alive_at < now() - interval '5 minutes')
        order by w.id ${roundOf(1)} for update skip locked)
      returning r.id::float8 as id, c.name as company, coalesce(c.guid, '') as guid`,
  });
  return run;
};

/** The next entries of a run; an unanswered one is sent again, which Tally treats as an alteration of the same one. */
export const nextOf = (
  connection: Connection,
  run: number,
  after: number,
): Promise<{ readonly id: number; readonly entry: number }[]> =>
  connection.query({
    name: 'tally_sync_next',
    text: `select id::float8 as id, entry_id::float8 as entry from tally_sync_record
      where run_id = $1 and status in ('PENDING', 'SENT') and id > $2 order by id ${roundOf(batchSize)}`,
    values: [run, after],
  });

/** Records that entries are on their way, and that the run is alive. */
export const noteSent = async (
  connection: Connection,
  run: number,
  ids: readonly number[],
): Promise<void> => {
  await connection.query({
    name: 'tally_sync_sent',
    text: `with alive as (update tally_sync_run set alive_at = now(), started_at = coalesce(started_at, now()) where id = $1)
      update tally_sync_record set status = 'SENT', attempts = attempts + 1, sent_at = now(), updated_at = now(),
        version = version + 1
      where id = any($2::bigint[]) and run_id = $1`,
    values: [run, ids],
  });
};

/** The outcome for entries. */
export interface Outcome {
  readonly ids: readonly number[];
  readonly problem: SyncProblem | null;
  readonly said: string | null;
}

/** Records the outcome for entries: without a problem they are in Tally. */
export const noteOutcome = async (
  connection: Connection,
  run: number,
  { ids, problem, said }: Outcome,
): Promise<void> => {
  await connection.query({
    name: 'tally_sync_outcome',
    text: `update tally_sync_record set status = case when $3::text is null then 'CONFIRMED' else 'FAILED' end,
        problem = $3, said = left($4, 500), updated_at = now(), version = version + 1
      where id = any($2::bigint[]) and run_id = $1`,
    values: [run, ids, problem, said],
  });
};

/** Ends a run. Whatever it has not sent fails with it, for the same reason. */
export const endRun = async (
  connection: Connection,
  run: number,
  problem: SyncProblem | null,
  said: string | null,
): Promise<void> => {
  await connection.query({
    name: 'tally_sync_rest',
    text: `update tally_sync_record set status = 'FAILED', problem = $2, said = left($3, 500), updated_at = now(),
        version = version + 1
      where run_id = $1 and status in ('PENDING', 'SENT') and $2::text is not null`,
    values: [run, problem, said],
  });
  await connection.query({
    name: 'tally_run_end',
    text: `update tally_sync_run r set status = case when $2::text is null then 'DONE' else 'FAILED' end, problem = $2,
        finished_at = now(), updated_at = now(), version = r.version + 1, confirmed = n.confirmed, failed = n.failed
      from (select count(*) filter (where status = 'CONFIRMED') as confirmed,
          count(*) filter (where status = 'FAILED') as failed from tally_sync_record where run_id = $1) n
      where r.id = $1`,
    values: [run, problem],
  });
};

/** Whether a run was made for a slot in the schedule. */
export const hasSlot = async (connection: Connection, slot: string): Promise<boolean> => {
  const rows = await connection.query({
    name: 'tally_run_slot',
    text: 'select 1 from tally_sync_run where lower(btrim(slot)) = lower(btrim($1))',
    values: [slot],
  });
  return rows.length > 0;
};
