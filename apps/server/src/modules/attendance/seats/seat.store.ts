import type { Connection } from '../../../platform/database/database.ts';

/** A student on a seat; rows count from the board, columns from the left. */
export interface Seat {
  readonly row: number;
  readonly column: number;
  readonly student: number;
}

/** The seats of a batch, in one room or in every other. */
export interface SeatPlan {
  readonly id: number;
  readonly version: number;
  readonly classroom: number | null;
  readonly rows: number;
  readonly columns: number;
  readonly seats: readonly (Seat & { readonly id: number })[];
}

/** All plans of a batch, the one for any room first. */
export const plansOfBatch = (connection: Connection, batch: number): Promise<SeatPlan[]> =>
  connection.query<SeatPlan>({
    name: 'seat_plans_of_batch',
    text: `SELECT p.id::float8 AS id, p.version, p.classroom_id::float8 AS classroom, p.row_count AS rows,
        p.column_count AS columns, coalesce((SELECT json_agg(json_build_object('id', s.id, 'row', s.row_number,
          'column', s.column_number, 'student', s.student_id) ORDER BY s.row_number, s.column_number)
          FROM class_seat s WHERE s.seat_plan_id = p.id), '[]') AS seats
      FROM seat_plan p WHERE p.batch_id = $1 ORDER BY p.classroom_id NULLS FIRST, p.id`,
    most: 1_000,
    values: [batch],
  });
