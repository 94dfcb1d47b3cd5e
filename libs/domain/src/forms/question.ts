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

/** A question as the respondent sees it. */
export interface FormQuestion {
  readonly id: number;
  readonly label: string;
  readonly helpText: string | null;
  readonly fieldType: FormQuestionType;
  readonly isRequired: boolean;
  /** For choices: one per line. */
  readonly options: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly maxLength: number | null;
  /** For a rating: its highest mark. */
  readonly scale: number | null;
  /** Number of an earlier question, from 1, and the answer to it that causes this one to be asked. */
  readonly showIfQuestion: number | null;
  readonly showIfAnswer: string | null;
}

/** Maximum length of texts without a limit of their own, in characters. */
export const formTextMax = { TEXT: 200, PARAGRAPH: 4000 } as const;
/** Highest mark of a rating that states none. */
export const usualScale = 5;

const choosing: ReadonlySet<FormQuestionType> = new Set(['SINGLE_CHOICE', 'MULTI_CHOICE', 'DROPDOWN']);

export const isChosen = (type: FormQuestionType): boolean => choosing.has(type);

/** Answers by the id of their question; several choices are several entries. */
export type FormAnswers = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a question is asked, given the answers to those before it; one that depends on a question that is not asked is not
 * asked either.
 */
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
