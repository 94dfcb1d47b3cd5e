import type { Connection } from '../../platform/database/database.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';
import type { Step, StepAction, StepKind } from './planning.ts';
import type { LearnProblem } from './platforms/stopped.ts';

/** Number of steps per request. */
export const stepsAtOnce = 50;

/** Records what a run has to do. */
export const queueSteps = async (
  connection: Connection,
  run: number,
  steps: readonly Step[],
): Promise<void> => {
  for (let from = 0; from < steps.length; from += 5_000) {
    await connection.query({
      name: 'learn_steps_queue',
      text: `insert into learn_sync_event (run_id, entity_type, local_id, name, action, status, attempts, at, checksum, sent)
        select $1, r.kind, r."localId", left(r.name, 250), r.action, 'PENDING', 0, now(), r.checksum, r.sent
        from jsonb_to_recordset($2::jsonb)
          as r(place int, kind text, "localId" text, name text, action text, checksum text, sent jsonb)
        order by r.place`,
      values: [
        run,
        JSON.stringify(steps.slice(from, from + 5_000).map((step, place) => ({ place, ...step }))),
      ],
    });
  }
};

/** Whether a run is in progress. */
export const isUnderWay = async (connection: Connection): Promise<boolean> => {
  const rows = await connection.query({
    name: 'learn_run_under_way',
    text: `select 1 from learn_sync_run where status in ('QUEUED', 'RUNNING') ${roundOf(1)}`,
  });
  return rows.length > 0;
};

/** Claims a run; false if it is over. */
export const beginRun = async (connection: Connection, run: number): Promise<boolean> => {
  const rows = await connection.query({
    name: 'learn_run_begin',
    text: `update learn_sync_run set status = 'RUNNING', alive_at = now(), started_at = coalesce(started_at, now()),
        updated_at = now(), version = version + 1
      where id = $1 and status in ('QUEUED', 'RUNNING') returning 1`,
    values: [run],
  });
  return rows.length > 0;
};

/**
 * Claims a run that the schedule has started, or one whose server has gone silent; two servers never claim the same one.
 * User-started runs are carried out by a job.
 */
export const takeScheduled = async (connection: Connection): Promise<number | undefined> => {
  const [row] = await connection.query<{ readonly id: number }>({
    name: 'learn_run_take',
    text: `update learn_sync_run r set alive_at = now() where r.id = (select w.id from learn_sync_run w
        where w.kind = 'INCREMENTAL' and (w.status = 'QUEUED'
          or (w.status = 'RUNNING' and w.alive_at < now() - interval '5 minutes'))
        and (w.alive_at is null or w.alive_at < now() - interval '5 minutes')
        order by w.id ${roundOf(1)} for update skip locked) returning r.id::float8 as id`,
  });
  return row?.id;
};

/** A step as recorded. */
export interface QueuedStep {
  readonly id: number;
  readonly run: number;
  readonly kind: StepKind;
  readonly localId: string;
  readonly name: string;
  readonly action: StepAction;
  readonly checksum: string | null;
  readonly sent: object | null;
  readonly attempts: number;
}

const columns = `id::float8 as id, run_id::float8 as run, entity_type as kind, local_id as "localId", name, action, checksum,
  sent, attempts`;

/** The next untried steps of a kind in a run, and a heartbeat for the run. */
export const nextSteps = (connection: Connection, run: number, kind: StepKind): Promise<QueuedStep[]> =>
  connection.query<QueuedStep>({
    name: 'learn_steps_next',
    text: `with alive as (update learn_sync_run set alive_at = now() where id = $1)
      select ${columns} from learn_sync_event
      where run_id = $1 and entity_type = $2 and status = 'PENDING' order by id ${roundOf(stepsAtOnce)}`,
    values: [run, kind],
  });

/**
 * Claims steps that are due for a retry; other servers cannot take them for ten minutes. Only of one kind, so that they go
 * in one request.
 */
export const takeRetries = (connection: Connection, kind: StepKind): Promise<QueuedStep[]> =>
  connection.query<QueuedStep>({
    name: 'learn_steps_retry',
    text: `update learn_sync_event e set next_at = now() + interval '10 minutes' where e.id in (
        select w.id from learn_sync_event w where w.status = 'RETRY' and w.entity_type = $1 and w.next_at <= now()
        order by w.id ${roundOf(stepsAtOnce)} for update skip locked)
      returning ${columns}`,
    values: [kind],
  });

/** The outcome of a step. `problem`: why it failed; null if it succeeded. */
export interface StepEnd {
  readonly id: number;
  readonly problem: LearnProblem | null;
  /** Minutes until it is retried; null if it is not. */
  readonly after: number | null;
  readonly message: string | null;
  /** For marks that were fetched. */
  readonly entered?: number;
  readonly other?: number;
  readonly strange?: number;
}

/** Records the outcome of steps; for those that succeeded, what was sent is discarded. */
export const noteEnds = async (connection: Connection, ends: readonly StepEnd[]): Promise<void> => {
  if (ends.length === 0) return;
  await connection.query({
    name: 'learn_steps_end',
    text: `update learn_sync_event e set attempts = e.attempts + 1, at = now(), message = left(r.message, 500),
        problem = r.problem, entered = r.entered, other = r.other, strange = r.strange,
        status = case when r.problem is null then 'OK' when r.after is null then 'ERROR' else 'RETRY' end,
        next_at = case when r.problem is not null then now() + r.after * interval '1 minute' end,
        sent = case when r.problem is null then null else e.sent end, updated_at = now(), version = e.version + 1
      from jsonb_to_recordset($1::jsonb) as r(id bigint, problem text, after int, message text, entered int,
        other int, strange int) where e.id = r.id`,
    values: [JSON.stringify(ends)],
  });
};

/** Untried steps of a run; if the run was stopped they wait for a user, otherwise for their next retry. */
export const putOff = async (
  connection: Connection,
  run: number,
  { problem, said }: { readonly problem: LearnProblem; readonly said: string | null },
  after: number | null,
): Promise<void> => {
  await connection.query({
    name: 'learn_steps_put_off',
    text: `update learn_sync_event set attempts = attempts + 1, at = now(), message = left($2, 500), problem = $4,
        status = case when $3::int is null then 'ERROR' else 'RETRY' end, next_at = now() + $3::int * interval '1 minute',
        updated_at = now(), version = version + 1
      where run_id = $1 and status = 'PENDING'`,
    values: [run, said, after, problem],
  });
};

/** Retries a step immediately, with its full number of attempts again. */
export const retryNow = async (connection: Connection, step: number): Promise<void> => {
  await connection.query({
    name: 'learn_step_retry_now',
    text: `update learn_sync_event set status = 'RETRY', attempts = 0, next_at = now(), updated_at = now(),
        version = version + 1
      where id = $1`,
    values: [step],
  });
};

/** Ends a run: successes and failures are counted from its steps. */
export const endRun = async (
  connection: Connection,
  run: number,
  problem: LearnProblem | null,
  said: string | null,
): Promise<void> => {
  await connection.query({
    name: 'learn_run_end',
    text: `update learn_sync_run set finished_at = now(), problem = $2, said = left($3, 500), under_way = null where id = $1`,
    values: [run, problem, said],
  });
  await countRun(connection, run);
};

/** Recounts a run: a step that succeeded later improves a failed run. */
export const countRun = async (connection: Connection, run: number): Promise<void> => {
  await connection.query({
    name: 'learn_run_count',
    text: `with n as (select count(*) filter (where status = 'OK' and action = 'CREATE') as created,
          count(*) filter (where status = 'OK' and action = 'UPDATE') as updated,
          count(*) filter (where status = 'OK' and action in ('SUSPEND', 'DELETE')) as suspended,
          count(*) filter (where status = 'OK' and action = 'GRADE_PULL') as fetched,
          count(*) filter (where status = 'OK') as done, count(*) filter (where status <> 'OK') as failed
        from learn_sync_event where run_id = $1),
      ended as (update learn_sync_run r set created = n.created, updated = n.updated, suspended = n.suspended,
          fetched = n.fetched, failed = n.failed, updated_at = now(), version = r.version + 1,
          status = case when n.failed = 0 and r.problem is distinct from 'STOPPED' then 'DONE'
            when n.done > 0 then 'PARTIAL' else 'FAILED' end,
          problem = case when n.failed > 0 then r.problem end, said = case when n.failed > 0 then r.said end
        from n where r.id = $1 and r.finished_at is not null returning r.status)
      update learn_connection set last_success_at = now() where exists (select from ended where status = 'DONE')`,
    values: [run],
  });
};

/** Whether a run was created for a place in the schedule. */
export const hasSlot = async (connection: Connection, slot: string): Promise<boolean> => {
  const rows = await connection.query({
    name: 'learn_run_slot',
    text: 'select 1 from learn_sync_run where lower(btrim(slot)) = lower(btrim($1))',
    values: [slot],
  });
  return rows.length > 0;
};

/** The progress of a run. */
export const progressOf = async (
  connection: Connection,
  run: number,
): Promise<{ readonly done: number; readonly total: number }> => {
  const [row] = await connection.query<{ readonly done: number; readonly total: number }>({
    name: 'learn_run_progress',
    text: `select count(*) filter (where status <> 'PENDING')::float8 as done, count(*)::float8 as total
      from learn_sync_event where run_id = $1`,
    values: [run],
  });
  return row ?? { done: 0, total: 0 };
};

/** Figures of the home page. */
export const learnStanding = async (connection: Connection): Promise<Readonly<Record<string, unknown>>> => {
  const [row] = await connection.query<Record<string, unknown>>({
    name: 'learn_standing',
    text: `select (select count(*)::float8 from learn_mapping where entity_type = 'USER') as accounts,
        (select count(*)::float8 from learn_mapping where entity_type = 'SUBJECT') as courses,
        (select count(*)::float8 from learn_mapping where entity_type = 'ENROLMENT') as enrolments,
        (select count(*)::float8 from learn_sync_event where status in ('PENDING', 'RETRY')) as waiting,
        (select count(*)::float8 from learn_sync_event where status = 'ERROR') as failed,
        (select last_success_at from learn_connection order by id limit 1) as "lastSuccess"`,
  });
  return row ?? {};
};
