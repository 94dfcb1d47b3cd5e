import type { Connection } from '../../../platform/database/database.ts';
import type { CardFigures } from '@school/domain';
import { academicYears } from '../../organisation/academic-years.store.ts';

/** The exam groups of a batch in a term. */
export const groupsOfTerm = async (
  connection: Connection,
  batch: number,
  term: number,
): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'card_groups_of_term',
    text: 'select id::float8 as id from exam_group where batch_id = $1 and term_id = $2',
    values: [batch, term],
  });
  return rows.map(({ id }) => id);
};

/** One report card as it is stored. */
export interface CardRow {
  readonly student: number;
  readonly rollNumber: string | null;
  readonly score: string | null;
  readonly grade: string | null;
  readonly points: string | null;
  readonly rank: number | null;
  readonly attendance: string | null;
  readonly figures: CardFigures;
}

/** The current cards, and those removed. */
export interface CardsKept {
  readonly kept: readonly { readonly id: number; readonly version: number }[];
  readonly gone: readonly { readonly id: number; readonly version: number }[];
}

/** What applies to a card while its figures are unchanged: signatories have read these figures and no others. */
const ifSame = (column: string): string => `case when gradebook_card.figures = excluded.figures
        and gradebook_card.score is not distinct from excluded.score then gradebook_card.${column} end`;

/** Replaces the cards of a report; remarks are kept, cards of students without a result are removed. */
export const keepCards = async (
  connection: Connection,
  about: { readonly report: number; readonly batch: number; readonly actor: number | null },
  rows: readonly CardRow[],
): Promise<CardsKept> => {
  const kept = await connection.query<{ id: string; version: number }>({
    name: 'report_cards_keep',
    text: `insert into gradebook_card (report_id, batch_id, student_id, roll_number, score, grade, points, rank, attendance,
        figures, code, created_by, updated_by)
      select $1, $2, r.student, r."rollNumber", r.score, r.grade, r.points, r.rank, r.attendance, r.figures,
        replace(gen_random_uuid()::text, '-', ''), $4, $4
      from jsonb_to_recordset($3::jsonb) as r(student bigint, "rollNumber" text, score numeric, grade text, points numeric,
        rank int, attendance numeric, figures jsonb)
      on conflict (report_id, student_id) do update set roll_number = excluded.roll_number, score = excluded.score,
        grade = excluded.grade, points = excluded.points, rank = excluded.rank, attendance = excluded.attendance,
        figures = excluded.figures, signed_at = ${ifSame('signed_at')}, signed_by_id = ${ifSame('signed_by_id')},
        version = gradebook_card.version + 1, updated_at = now(),
        updated_by = excluded.updated_by
      returning id, version`,
    values: [about.report, about.batch, JSON.stringify(rows), about.actor],
  });
  const gone = await connection.query<{ id: string; version: number }>({
    name: 'report_cards_drop',
    text: 'delete from gradebook_card where report_id = $1 and not student_id = any($2::bigint[]) returning id, version',
    values: [about.report, rows.map(({ student }) => student)],
  });
  const lines = (found: typeof kept) => found.map(({ id, version }) => ({ id: Number(id), version }));
  return { kept: lines(kept), gone: lines(gone) };
};

/**
 * Since when the report cards of a batch, or of all for null, have been out of date with the marks. @param scheme of this
 * one alone
 */
export const noteOutOfDate = async (
  connection: Connection,
  batch: number | null,
  scheme: string | null = null,
): Promise<void> => {
  await connection.query({
    name: 'report_cards_out_of_date',
    text: `update gradebook_report set out_of_date_since = now(), version = version + 1
      where generated_at is not null and out_of_date_since is null and ($1::bigint is null or batch_id = $1)
        and ($2::text is null or scheme = $2)`,
    values: [batch, scheme],
  });
};

/** A card with its contents. */
export interface PrintedCard {
  readonly id: number;
  readonly student: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly photo: number | null;
  readonly rollNumber: string | null;
  readonly batch: number;
  readonly batchName: string;
  readonly course: number;
  readonly year: string | null;
  readonly report: string;
  readonly scheme: string;
  /** Of one part of the year under a board's scheme, rather than of the year. */
  readonly isPart: boolean;
  readonly code: string | null;
  readonly isPublished: boolean;
  readonly score: string | null;
  readonly grade: string | null;
  readonly points: string | null;
  readonly rank: number | null;
  readonly attendance: string | null;
  readonly remark: string | null;
  readonly activities: string | null;
  readonly principalRemark: string | null;
  readonly gradingType: string;
  readonly figures: CardFigures;
}

export const printedCards = (connection: Connection, ids: readonly number[]): Promise<PrintedCard[]> =>
  connection.query<PrintedCard>({
    name: 'report_cards_printed',
    text: `select d.id::float8 as id, s.id::float8 as student,
        concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name, s.admission_number as "admissionNumber",
        s.photo_id::float8 as photo, d.roll_number as "rollNumber", b.id::float8 as batch,
        concat_ws(' ', c.code, b.name) as "batchName", c.id::float8 as course, y.name as year, r.name as report, r.scheme, d.code,
        r.status = 'PUBLISHED' as "isPublished",
        coalesce(r.icse_exam_category_id, r.cce_exam_category_id) is not null as "isPart",
        d.score::text as score, d.grade, d.points::text as points, d.rank, d.attendance::text as attendance, d.remark,
        d.activities, d.principal_remark as "principalRemark",
        c.grading_type as "gradingType", d.figures
      from gradebook_card d join gradebook_report r on r.id = d.report_id join student s on s.id = d.student_id
        join batch b on b.id = d.batch_id join course c on c.id = b.course_id
        left join ${academicYears} y on y.id = b.academic_year_id
      where d.id = any($1::bigint[])`,
    most: 1000,
    values: [ids],
  });

export interface CardLook {
  readonly showAttendance: boolean;
  readonly showLegend: boolean;
  readonly showPhoto: boolean;
}

/** The gradebook settings for report cards. */
export const cardLook = async (connection: Connection): Promise<CardLook> => {
  const [row] = await connection.query<CardLook>({
    name: 'report_card_look',
    text: `select show_attendance as "showAttendance", show_legend as "showLegend", show_photo as "showPhoto"
      from gradebook_setting order by id limit 1`,
  });
  return row ?? { showAttendance: true, showLegend: true, showPhoto: true };
};

/**
 * How many cards of a report have a gap: a place that is filled on a classmate's card, or any empty place at all.
 * @param any whether every place is expected to be filled
 */
export const cardsWithGaps = async (
  connection: Connection,
  report: number,
  any: boolean,
): Promise<number> => {
  const [row] = await connection.query<{ cards: number }>({
    name: 'report_cards_with_gaps',
    text: `with place as (
        select c.id, subject.value->>'subject' as subject, cell.ordinality as at, cell.value = 'null' as is_empty
        from gradebook_card c, jsonb_array_elements(c.figures->'subjects') subject,
          jsonb_array_elements(subject.value->'cells') with ordinality cell
        where c.report_id = $1)
      select count(distinct id)::int as cards from place
      where is_empty and ($2 or (subject, at) in (select subject, at from place where not is_empty))`,
    values: [report, any],
  });
  return row?.cards ?? 0;
};
