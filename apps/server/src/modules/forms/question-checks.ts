import { formChoiceProblem, formChoicesOf, isChosen } from '@school/domain';
import type { ChoiceProblem, FormQuestionType } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { RecordValues } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

const sentences: Readonly<Record<ChoiceProblem, string>> = {
  tooFew: 'Give at least two choices, separated by semicolons.',
  twice: 'Each choice can appear only once.',
  tooLong: 'A choice must have between 1 and 200 characters.',
  noLimit: 'Enter a number of places after the bar: Chess | 20.',
};

/** A question as saved. */
export type QuestionLine = RecordValues;

const typeOf = (line: QuestionLine): FormQuestionType =>
  String(line['fieldType'] ?? 'TEXT') as FormQuestionType;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);

const refuseBounds = (line: QuestionLine, at: string): void => {
  const [min, max] = [numberOf(line['min']), numberOf(line['max'])];
  if (min !== null && max !== null && max < min)
    throw invalidField(`${at}.max`, 'min', 'It must not be below the minimum.');
};

const refuseCondition = (lines: readonly QuestionLine[], place: number, at: string): void => {
  const line = lines[place] ?? {};
  const number = numberOf(line['showIfQuestion']);
  if (number === null) return;
  const earlier = lines[number - 1];
  if (!earlier || number > place || typeOf(earlier) === 'HEADING')
    throw invalidField(`${at}.showIfQuestion`, 'earlier', 'Enter the number of an earlier question.');
  const wanted = String(line['showIfAnswer'] ?? '')
    .trim()
    .toLowerCase();
  if (wanted === '') throw invalidField(`${at}.showIfAnswer`, 'required', 'Enter the answer that opens it.');
  const offered = formChoicesOf(textOf(earlier['options'])).map(({ value }) => value.toLowerCase());
  if (isChosen(typeOf(earlier)) && !offered.includes(wanted))
    throw invalidField(`${at}.showIfAnswer`, 'notChoice', 'The earlier question does not offer this answer.');
};

/** @throws Invalid at a question that cannot be asked like this */
export const refuseBadQuestions = (lines: readonly QuestionLine[]): void => {
  for (const [place, line] of lines.entries()) {
    const at = `questions[${place}]`;
    if (isChosen(typeOf(line))) {
      const problem = formChoiceProblem(textOf(line['options']));
      if (problem) throw invalidField(`${at}.options`, problem, sentences[problem]);
    }
    refuseBounds(line, at);
    refuseCondition(lines, place, at);
  }
};

/** What answers depend on; a different hint or order changes nothing about what was answered. */
const said = (lines: readonly QuestionLine[]): string =>
  JSON.stringify(
    lines.map((line) => [
      line['id'],
      line['label'],
      typeOf(line),
      line['options'] ?? null,
      line['scale'] ?? null,
    ]),
  );

export const isOtherAsked = (before: readonly QuestionLine[], after: readonly QuestionLine[]): boolean =>
  said(before) !== said(after);

/** @throws Conflict if an answered question is removed or changed to another kind (FRM-2) */
export const refuseLostAnswers = (
  before: readonly QuestionLine[],
  after: readonly QuestionLine[],
  answered: ReadonlySet<number>,
): void => {
  const kept = new Map(after.map((line) => [Number(line['id']), line]));
  for (const line of before) {
    const id = Number(line['id']);
    if (!answered.has(id)) continue;
    const now = kept.get(id);
    const params = { question: String(line['label']) };
    if (!now)
      throw new Conflict('“%{question}” has been answered and cannot be removed.', {
        code: 'QUESTION_ANSWERED',
        params,
      });
    if (now['fieldType'] !== undefined && typeOf(now) !== typeOf(line))
      throw new Conflict('“%{question}” has been answered, so its type cannot be changed.', {
        code: 'QUESTION_ANSWERED',
        params,
      });
  }
};
