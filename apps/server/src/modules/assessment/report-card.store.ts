import type { Connection } from '../../platform/database/database.ts';

/** A result as a report card shows it. */
export interface CardResult {
  readonly id: number;
  readonly group: number;
  readonly student: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly rollNumber: string | null;
  readonly total: string;
  readonly maximum: string;
  readonly score: string | null;
  readonly grade: string | null;
  readonly rank: number | null;
  readonly outcome: 'PASS' | 'FAIL' | null;
  readonly missed: string | null;
  readonly belowPass: string | null;
}

export const cardResults = (connection: Connection, ids: readonly number[]): Promise<CardResult[]> =>
  connection.query<CardResult>({
    name: 'report_card_results',
    text: `select r.id::float8 as id, r.exam_group_id::float8 as "group", s.id::float8 as student,
        concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name, s.admission_number as "admissionNumber",
        r.roll_number as "rollNumber", r.total::text as total, r.maximum::text as maximum, r.score::text as score, r.grade,
        r.rank, r.outcome, r.missed, r.below_pass as "belowPass"
      from exam_result r join student s on s.id = r.student_id where r.id = any($1::bigint[])`,
    values: [ids],
  });

/** What report cards of a course show. */
export interface CardSetting {
  readonly showGrade: boolean;
  readonly showPercentage: boolean;
  readonly showClassAverage: boolean;
  readonly showRank: boolean;
  readonly showRemarks: boolean;
  readonly header: string | null;
  readonly footer: string | null;
  readonly signatures: string | null;
}

const usual: CardSetting = {
  showGrade: true,
  showPercentage: true,
  showClassAverage: true,
  showRank: true,
  showRemarks: true,
  header: null,
  footer: null,
  signatures: 'Class teacher, Principal, Parent',
};

/** The setting of the course, or else that of all courses. */
export const cardSetting = async (connection: Connection, course: number): Promise<CardSetting> => {
  const [row] = await connection.query<CardSetting>({
    name: 'report_card_setting',
    text: `select show_grade as "showGrade", show_percentage as "showPercentage",
        show_class_average as "showClassAverage", show_rank as "showRank", show_remarks as "showRemarks", header, footer,
        signatures
      from exam_report_setting where course_id = $1 or course_id is null order by course_id nulls last, id limit 1`,
    values: [course],
  });
  return row ?? usual;
};
