import { isAmong } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import type { ReportBinding } from '../../engine/report/reports.ts';

/**
 * Attempts at $1 that count, and whether the caller may read them: for a subject in $2 or marked by employee $3; null: all of
 * them.
 */
const counted = `counted as (
    select a.id, a.percentage, a.total_score from online_exam_attempt a join online_exam e on e.id = a.online_exam_id
    where a.online_exam_id = $1 and a.status in ('SUBMITTED', 'AUTO_SUBMITTED', 'EVALUATED')
      and ($2::bigint[] is null or e.subject_id = any($2::bigint[])
        or exists (select from online_exam_evaluators v where v.owner_id = e.id and v.target_id = $3::bigint)))`;

const readerIn = ({ actor }: CallContext): readonly unknown[] =>
  isAmong(actor, ['OnlineExamManagement']) ? [null, null] : [actor.subjects ?? [], actor.employee ?? null];

/** A question or an option as shown in a cell: formulas without their delimiters, gaps of a cloze as dots. */
const asText = (column: 'q.name' | 'o.text'): string =>
  String.raw`regexp_replace(regexp_replace(${column}, '\$([^$]+)\$', '\1', 'g'), '\{\d+\}', '…', 'g')`;

/**
 * For each question the share of its marks that was achieved, and how its scores correlate with those of the rest of the
 * paper (point-biserial correlation with the total excluding the question itself, so that it does not correlate with
 * itself).
 */
export const questionStatisticsBinding: ReportBinding = {
  statement: ({ onlineExam }, context) => ({
    text: `with ${counted}
      select json_build_object('question', ${asText('q.name')}, 'questionId', q.id::float8,
        'given', count(n.response), 'omitted', count(n.id) - count(n.response),
        'right', count(*) filter (where n.verdict = 'RIGHT'),
        'difficulty', round(avg(n.score) * 100 / nullif(coalesce(x.marks_override, q.marks), 0), 2)::text,
        'discrimination', round(corr(n.score::float8, (c.total_score - n.score)::float8)::numeric, 2)::text)::text as row
      from online_exam_question x join question q on q.id = x.question_id
        left join attempt_answer n on n.question_id = q.id and n.attempt_id in (select id from counted)
        left join counted c on c.id = n.attempt_id
      where x.online_exam_id = $1 and exists (select from counted)
      group by q.id, x.id order by x.position, x.id`,
    values: [onlineExam, ...readerIn(context)],
  }),
};

/** Options of single- and multiple-choice questions. */
export const optionStatisticsBinding: ReportBinding = {
  statement: ({ onlineExam }, context) => ({
    text: `with ${counted}, answered as (
        select n.question_id, n.response, c.percentage from attempt_answer n join counted c on c.id = n.attempt_id
        where jsonb_typeof(n.response) = 'array')
      select json_build_object('question', ${asText('q.name')}, 'option', ${asText('o.text')}, 'isRight', o.is_correct,
        'chosen', count(*) filter (where a.response @> to_jsonb(o.id)),
        'share', round(count(*) filter (where a.response @> to_jsonb(o.id)) * 100.0
          / nullif(count(a.question_id), 0), 2)::text,
        'average', round(avg(a.percentage) filter (where a.response @> to_jsonb(o.id)), 2)::text)::text as row
      from online_exam_question x join question q on q.id = x.question_id
        join question_option o on o.question_id = q.id left join answered a on a.question_id = q.id
      where x.online_exam_id = $1 and q.type in ('SINGLE', 'MULTIPLE', 'TRUE_FALSE') and exists (select from counted)
      group by q.id, x.id, o.id order by x.position, x.id, o.position, o.id`,
    values: [onlineExam, ...readerIn(context)],
  }),
};
