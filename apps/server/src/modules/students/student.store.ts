import type { Connection } from '../../platform/database/database.ts';
import { academicYears } from '../organisation/academic-years.store.ts';

/** How the institution numbers and sorts its students. */
export interface StudentSetting {
  readonly sortBy: 'FIRST_NAME' | 'LAST_NAME' | 'ADMISSION_NUMBER';
  readonly autoNumber: boolean;
  readonly firstNumber: string;
}

const byDefault: StudentSetting = { sortBy: 'FIRST_NAME', autoNumber: true, firstNumber: '1' };

export const studentSettingOf = async (connection: Connection): Promise<StudentSetting> => {
  const [row] = await connection.query<StudentSetting>({
    name: 'student_setting_read',
    text: `select sort_by as "sortBy", auto_number as "autoNumber", first_number as "firstNumber"
      from student_setting order by id limit 1`,
  });
  return row ?? byDefault;
};

/** SQL: the institution's chosen order of students `s`. */
export const studentOrder: Readonly<Record<StudentSetting['sortBy'], string>> = {
  FIRST_NAME: `lower(s.first_name), lower(coalesce(s.last_name, '')), s.admission_number, s.id`,
  LAST_NAME: `lower(coalesce(s.last_name, '')), lower(s.first_name), s.admission_number, s.id`,
  ADMISSION_NUMBER: 's.admission_number, s.id',
};

/** Admissions that take the next number are serialised until their transactions end. */
export const lockAdmissionNumbers = async (connection: Connection): Promise<void> => {
  await connection.query({
    name: 'admission_number_lock',
    text: `select pg_advisory_xact_lock(hashtextextended(current_schema() || ':admission-number', 0))`,
  });
};

/** What a new student's number is made from. */
export interface AdmissionNumbers extends Pick<StudentSetting, 'autoNumber' | 'firstNumber'> {
  /** The number of the student admitted last; null before the first student. */
  readonly last: string | null;
  /** The given number is already taken. */
  readonly isTaken: boolean;
}

/** @param given the requested number, empty for none */
export const admissionNumbers = async (connection: Connection, given: string): Promise<AdmissionNumbers> => {
  const [row] = await connection.query<
    Pick<AdmissionNumbers, 'last' | 'isTaken'> & Partial<AdmissionNumbers>
  >({
    name: 'admission_numbers',
    text: `select n.last, n."isTaken", t.auto_number as "autoNumber", t.first_number as "firstNumber"
      from (select (select admission_number from student order by id desc limit 1) as last,
          exists (select from student where lower(btrim(admission_number)) = lower($1)) as "isTaken") n
        left join (select auto_number, first_number from student_setting order by id limit 1) t on true`,
    values: [given],
  });
  return {
    last: row?.last ?? null,
    isTaken: row?.isTaken ?? false,
    autoNumber: row?.autoNumber ?? byDefault.autoNumber,
    firstNumber: row?.firstNumber ?? byDefault.firstNumber,
  };
};

export const isAdmissionNumberTaken = async (connection: Connection, number: string): Promise<boolean> =>
  (await admissionNumbers(connection, number)).isTaken;

/** A batch, locked until the transaction ends. */
export interface HeldBatch {
  readonly id: number;
  readonly course: number;
  readonly name: string;
  readonly active: boolean;
  readonly academicYear: number | null;
  /** First day of the academic year; null without one. */
  readonly yearStart: string | null;
  readonly startDate: string;
  readonly capacity: number | null;
  /** Active students in it. */
  readonly students: number;
}

/** Locks batches in the order of their ids, so that two moves never wait for each other. */
export const holdBatches = async (
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, HeldBatch>> => {
  await connection.query({
    name: 'batch_hold_many',
    text: 'select 1 from batch where id = any($1::bigint[]) order by id for update',
    values: [ids],
  });
  const rows = await connection.query<HeldBatch>({
    name: 'batch_held',
    text: `select b.id::float8 as id, b.course_id::float8 as course, concat_ws(' ', c.code, b.name) as name, b.active,
        b.academic_year_id::float8 as "academicYear", y.start_date::text as "yearStart",
        b.start_date::text as "startDate", b.capacity,
        (select count(*)::int from student s where s.batch_id = b.id and s.status = 'ACTIVE' and not s.archived) as students
      from batch b join course c on c.id = b.course_id left join ${academicYears} y on y.id = b.academic_year_id
      where b.id = any($1::bigint[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
};
