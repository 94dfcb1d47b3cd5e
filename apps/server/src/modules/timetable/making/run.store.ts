import type { MadeLesson, UnplacedLessons } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** The input of a search. */
export interface RunRow {
  readonly id: number;
  readonly timetable: number;
  readonly state: string;
  readonly seed: number;
  readonly seconds: number;
  readonly chosen: readonly number[];
}

/** A new waiting search; returns its id. */
export const insertRun = async (
  connection: Connection,
  { timetable, seed, seconds, chosen }: Pick<RunRow, 'timetable' | 'seed' | 'seconds' | 'chosen'>,
  actor: number | null,
): Promise<number> => {
  const [row] = await connection.query<{ id: number }>({
    name: 'timetable_run_insert',
    text: `INSERT INTO timetable_run (timetable_id, state, seed, seconds, chosen, started_at, created_by, updated_by)
      VALUES ($1, 'WAITING', $2, $3, $4::jsonb, now(), $5, $5) RETURNING id::float8 AS id`,
    values: [timetable, seed, seconds, JSON.stringify(chosen), actor],
  });
  return row?.id ?? 0;
};

export const readRun = async (connection: Connection, id: number): Promise<RunRow | undefined> => {
  const [row] = await connection.query<RunRow>({
    name: 'timetable_run_read',
    text: `SELECT id::float8 AS id, timetable_id::float8 AS timetable, state, seed::int AS seed, seconds::int AS seconds,
        chosen FROM timetable_run WHERE id = $1`,
    values: [id],
  });
  return row;
};

/** A search of the timetable that is waiting or running, if there is one; others wait until this transaction is over. */
export const runningRun = async (connection: Connection, timetable: number): Promise<number | undefined> => {
  await connection.query({
    name: 'timetable_hold',
    text: 'SELECT id FROM timetable WHERE id = $1 FOR NO KEY UPDATE',
    values: [timetable],
  });
  const [row] = await connection.query<{ id: number }>({
    name: 'timetable_run_running',
    text: `SELECT id::float8 AS id FROM timetable_run
      WHERE timetable_id = $1 AND state IN ('WAITING', 'SEARCHING') ORDER BY id LIMIT 1`,
    values: [timetable],
  });
  return row?.id;
};

export interface RunProgress {
  readonly lessons: number;
  readonly placed: number;
  readonly cost: number;
}

/** Records the progress of a search; returns whether someone wants it to stop. */
export const noteProgress = async (
  connection: Connection,
  id: number,
  { lessons, placed, cost }: RunProgress,
): Promise<boolean> => {
  const [row] = await connection.query<{ stop: boolean }>({
    name: 'timetable_run_progress',
    text: `UPDATE timetable_run SET state = 'SEARCHING', lessons = $2, placed = $3, cost = $4
      WHERE id = $1 AND state IN ('WAITING', 'SEARCHING') RETURNING stop_asked AS stop`,
    values: [id, lessons, placed, cost],
  });
  return row?.stop ?? true;
};

/** Records what a search has found. */
export const endRun = async (
  connection: Connection,
  id: number,
  {
    made,
    unplaced,
    lessons,
    placed,
    cost,
  }: RunProgress & { readonly made: readonly MadeLesson[]; readonly unplaced: readonly UnplacedLessons[] },
): Promise<void> => {
  await connection.query({
    name: 'timetable_run_end',
    text: `UPDATE timetable_run SET state = 'DONE', finished_at = now(), version = version + 1, lessons = $2,
        placed = $3, cost = $4, made = $5::jsonb, unplaced = $6::jsonb
      WHERE id = $1 AND state IN ('WAITING', 'SEARCHING')`,
    values: [id, lessons, placed, cost, JSON.stringify(made), JSON.stringify(unplaced)],
  });
};

/** Records that a search has failed: it was given up before anything was found. */
export const failRun = async (connection: Connection, id: number): Promise<void> => {
  await connection.query({
    name: 'timetable_run_fail',
    text: `UPDATE timetable_run SET state = 'FAILED', finished_at = now(), version = version + 1
      WHERE id = $1 AND state IN ('WAITING', 'SEARCHING')`,
    values: [id],
  });
};

export const askToStop = async (connection: Connection, id: number): Promise<void> => {
  await connection.query({
    name: 'timetable_run_stop',
    text: 'UPDATE timetable_run SET stop_asked = true, version = version + 1 WHERE id = $1',
    values: [id],
  });
};

/** The lessons that a search has found. */
export const madeByRun = async (connection: Connection, id: number): Promise<readonly MadeLesson[]> => {
  const [row] = await connection.query<{ made: readonly MadeLesson[] | null }>({
    name: 'timetable_run_made',
    text: 'SELECT made FROM timetable_run WHERE id = $1',
    values: [id],
  });
  return row?.made ?? [];
};

/** Records that the lessons of a search are now in effect; other results for the timetable are no longer of use. */
export const noteTaken = async (connection: Connection, id: number, timetable: number): Promise<void> => {
  await connection.query({
    name: 'timetable_run_taken',
    text: `UPDATE timetable_run SET state = CASE WHEN id = $1 THEN 'TAKEN' ELSE 'DISCARDED' END, version = version + 1
      WHERE timetable_id = $2 AND state = 'DONE'`,
    values: [id, timetable],
  });
};
