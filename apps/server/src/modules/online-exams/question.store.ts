import type { AnswerKey, QuestionPart, QuestionType } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** A question of an exam with its key, its marks there, and what pupils see of it. */
export interface KeptQuestion extends AnswerKey {
  readonly text: string;
  readonly hasPicture: boolean;
  readonly pictureAlt: string | null;
  readonly wordLimit: number | null;
  readonly explanation: string | null;
}

interface Row extends Omit<KeptQuestion, 'parts' | 'type'> {
  readonly type: QuestionType;
  readonly parts: readonly QuestionPart[] | null;
}

/** The questions of an exam in order, with their keys; negative marks are zero if the exam has none. */
export const questionsOfExam = async (
  connection: Connection,
  exam: number,
): Promise<readonly KeptQuestion[]> => {
  const found = await connection.query<Row>({
    name: 'online_exam_questions',
    text: `select q.id::float8 as id, q.type, coalesce(x.section, '') as section, q.text,
        coalesce(x.marks_override, q.marks)::text as marks,
        case when e.negative_marking
          then coalesce(x.negative_override, q.negative_marks, e.default_negative_marks)::text else '0' end as negative,
        coalesce(q.unanswered_marks, 0)::text as unanswered, q.case_sensitive as "caseSensitive",
        coalesce(q.tolerance, 0)::text as tolerance, q.picture_id is not null as "hasPicture",
        q.picture_alt as "pictureAlt", q.word_limit as "wordLimit", q.explanation,
        (select json_agg(json_build_object('id', o.id, 'gap', o.gap, 'text', o.text, 'isCorrect', o.is_correct,
          'matchText', o.match_text) order by o.position, o.id) from question_option o where o.question_id = q.id) as parts
      from online_exam_question x join online_exam e on e.id = x.online_exam_id join question q on q.id = x.question_id
      where x.online_exam_id = $1 order by x.position, x.id`,
    values: [exam],
    most: 500,
  });
  const [first] = await connection.query<{ name: string }>({
    name: 'online_exam_first_section',
    text: 'select name from online_exam_section where online_exam_id = $1 order by position, id limit 1',
    values: [exam],
  });
  return found.map((row) => ({
    ...row,
    section: row.section === '' ? (first?.name ?? '') : row.section,
    parts: row.parts ?? [],
  }));
};

/** How many attempts have been made at exams containing a question. */
export const attemptsWith = async (connection: Connection, question: number): Promise<number> => {
  const [row] = await connection.query<{ count: number }>({
    name: 'question_attempts',
    text: `select count(*)::float8 as count from online_exam_attempt a
      where exists (select from online_exam_question x where x.online_exam_id = a.online_exam_id and x.question_id = $1)`,
    values: [question],
  });
  return row?.count ?? 0;
};

/** The picture of a question that appears in a pupil's paper. */
export const pictureFor = async (
  connection: Connection,
  place: { readonly exam: number; readonly question: number; readonly student: number },
): Promise<number | undefined> => {
  const [row] = await connection.query<{ id: number }>({
    name: 'question_picture_for',
    text: `select q.picture_id::float8 as id from question q
      where q.id = $2 and q.picture_id is not null and exists (select from online_exam_attempt a
        where a.online_exam_id = $1 and a.student_id = $3 and a.status <> 'RESET'
          and a.paper->'questions' @> jsonb_build_array(jsonb_build_object('id', q.id)))`,
    values: [place.exam, place.question, place.student],
  });
  return row?.id;
};
