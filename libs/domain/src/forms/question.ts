import { formChoicesOf } from './choices.ts';

/** Kinds of questions; a heading asks nothing. */
export type FormQuestionType =
  | 'TEXT'
  | 'PARAGRAPH'
  | 'NUMBER'
  | 'DATE'
  | 'SINGLE_CHOICE'
  | 'MULTI_CHOICE'
  | 'DROPDOWN'
  | 'RATING'
  | 'HEADING';

/** A question as whoever answers sees it. */
export interface FormQuestion {
  readonly id: number;
  readonly label: string;
  readonly helpText: string | null;
  readonly fieldType: FormQuestionType;
  readonly isRequired: boolean;
  /** Of choices: one a line. */
  readonly options: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly maxLength: number | null;
  /** Of a rating: its best mark. */
  readonly scale: number | null;
  /** Number of an earlier question, from 1, and the answer to it with which this one is asked. */
  readonly showIfQuestion: number | null;
  readonly showIfAnswer: string | null;
}

/** Texts without a bound of their own, in characters. */
export const formTextMax = { TEXT: 200, PARAGRAPH: 4000 } as const;
/** Best mark of a rating that says none. */
export const usualScale = 5;

const choosing: ReadonlySet<FormQuestionType> = new Set(['SINGLE_CHOICE', 'MULTI_CHOICE', 'DROPDOWN']);

export const isChosen = (type: FormQuestionType): boolean => choosing.has(type);

/** Answers by the id of their question; several choices are several entries. */
export type FormAnswers = Readonly<Record<string, readonly string[]>>;

/** Whether a question is asked, given the answers to those before it; one behind a question that is not asked is not asked. */
export const isQuestionShown = (
  questions: readonly FormQuestion[],
  at: number,
  answers: FormAnswers,
): boolean => {
  const { showIfQuestion, showIfAnswer } = questions[at] ?? {};
  if (showIfQuestion == null || showIfAnswer == null || showIfAnswer === '') return true;
  const place = showIfQuestion - 1;
  const earlier = questions[place];
  if (!earlier || place >= at || !isQuestionShown(questions, place, answers)) return false;
  const wanted = showIfAnswer.trim().toLowerCase();
  return (answers[earlier.id] ?? []).some((value) => value.toLowerCase() === wanted);
};

/** Places of a choice; null without a limit, undefined where it is not offered. */
export const placesOf = (question: FormQuestion, value: string): number | null | undefined =>
  formChoicesOf(question.options).find((choice) => choice.value === value)?.limit;
