import type { FormAnswers, FormQuestion } from '@school/domain';
import { Conflict } from '@school/kernel';
import { formAnswersFile } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';
import { Sent } from '../../engine/operation/sent.ts';
import { plainText } from '../../engine/transfer/sheet/cell.ts';
import type { OutCell } from '../../engine/transfer/sheet/cell.ts';
import { mediaTypes, sheetWriter } from '../../engine/transfer/sheet/sheet-writer.ts';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { givenWords } from '../../engine/print/report-words.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { institutionTimeZone } from '../../platform/clock/institution.ts';
import type { Connection } from '../../platform/database/database.ts';
import { roll } from '../students/roll.store.ts';
import { formQuestions, type FormRow } from './form.store.ts';
import { answeredEditions, countedAnswers } from './response.store.ts';
import { formWithResults, isTooFew } from './results.operations.ts';
import { valuesOf } from './results.ts';

const countForm = { kind: 'plain' } as const;

/** The product's name for a column, in the reader's language if the screen has sent it. */
type Say = (key: string, english: string) => string;

interface Sheet {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly OutCell[])[];
}

interface Named {
  readonly name: string;
  readonly ward: string | null;
  readonly edition: number;
  readonly answeredOn: string;
  readonly answers: FormAnswers;
}

const asked = (questions: readonly FormQuestion[]): readonly FormQuestion[] =>
  questions.filter(({ fieldType }) => fieldType !== 'HEADING');

/** One row per answer, one column per question. */
const namedSheet = async (
  connection: Connection,
  form: FormRow,
  questions: readonly FormQuestion[],
  say: Say,
): Promise<Sheet> => {
  const rows = await connection.query<Named>({
    name: 'form_answers_named',
    text: `select u.name, s.name as ward, r.edition, to_char(r.submitted_at at time zone ${institutionTimeZone}, 'YYYY-MM-DD HH24:MI') as "answeredOn",
        r.answers
      from form_response r join ${accounts} u on u.id = r.respondent_id left join ${roll} s on s.id = r.ward_id
      where r.form_id = $1 order by r.submitted_at, r.id`,
    values: [form.id],
    most: 100_000,
  });
  const columns = asked(questions);
  return {
    headers: [
      say('respondent', 'Answered by'),
      say('ward', 'For'),
      say('edition', 'Edition'),
      say('submittedAt', 'Answered on'),
      ...columns.map(({ label }) => label),
    ],
    rows: rows.map(({ name, ward, edition, answeredOn, answers }) => [
      name,
      ward,
      String(edition),
      answeredOn,
      ...columns.map(({ id }) => answers[id]?.join('; ') ?? null),
    ]),
  };
};

/** One row per value of each question with how often it was given: nothing reveals which were given together. */
const anonymousSheet = async (
  connection: Connection,
  form: FormRow,
  questions: readonly FormQuestion[],
  say: Say,
): Promise<Sheet> => {
  const rows: OutCell[][] = [];
  for (const { edition, responses } of await answeredEditions(connection, form.id)) {
    if (isTooFew(form, responses)) continue;
    const { counts } = await countedAnswers(connection, form.id, edition, true);
    for (const question of asked(questions))
      for (const { value, count } of valuesOf(question, counts[question.id] ?? {}))
        rows.push([String(edition), question.label, value, { number: String(count) }]);
  }
  if (rows.length === 0)
    throw new Conflict('Results of an anonymous form are shown only once it has three answers.', {
      code: 'TOO_FEW',
    });
  return {
    headers: [
      say('edition', 'Edition'),
      say('question', 'Question'),
      say('answer', 'Answer'),
      say('count', 'How often'),
    ],
    rows,
  };
};

/** All answers as a file. */
export const answersFile = handle(formAnswersFile, ({ input, context, connection }) => {
  const { id, format } = input;
  const words = givenWords(input.words ? { words: input.words } : {});
  const say: Say = (key, english) => words.get(key)?.trim() || english;
  return new Sent(async (reply) => {
    const form = await formWithResults(connection, context.actor, id);
    const questions = await formQuestions(connection, id);
    const sheet = await (form.isAnonymous ? anonymousSheet : namedSheet)(connection, form, questions, say);
    const writer = sheetWriter(format);
    const columns = sheet.headers.map((header, at) => ({
      header,
      form: form.isAnonymous && at === 3 ? countForm : plainText,
    }));
    writer.begin({
      name: say('title', 'Answers'),
      columns,
      dayOrder: 'YMD',
      sample: sheet.rows.slice(0, 200),
    });
    reply.header('content-type', mediaTypes[format]);
    reply.header('content-disposition', contentDisposition(`${form.title} ${context.today}.${format}`));
    reply.header('x-content-type-options', 'nosniff');
    writer
      .add(sheet.rows)
      .then(() => writer.end())
      .catch((error: unknown) => writer.fail(error instanceof Error ? error : new Error(String(error))));
    return writer.output;
  });
});
