import { formChoicesOf } from './choices.ts';
import {
  formTextMax,
  isChosen,
  isQuestionShown,
  usualScale,
  type FormAnswers,
  type FormQuestion,
} from './question.ts';

/** Why the answer to a question is not accepted. */
export interface AnswerProblem {
  readonly question: number;
  readonly code: 'required' | 'notChoice' | 'notNumber' | 'notDate' | 'min' | 'max' | 'maxLength' | 'oneOnly';
  readonly params?: Readonly<Record<string, string | number>>;
}

type Problem = Omit<AnswerProblem, 'question'>;
type Taken = { readonly values: readonly string[] } | Problem;

const isProblem = (taken: Taken): taken is Problem => 'code' in taken;

const numberIn = (question: FormQuestion, text: string): Taken => {
  if (!/^[+-]?\d{1,12}(\.\d{1,6})?$/.test(text)) return { code: 'notNumber' };
  const value = Number(text);
  if (question.min !== null && value < Number(question.min))
    return { code: 'min', params: { min: question.min } };
  if (question.max !== null && value > Number(question.max))
    return { code: 'max', params: { max: question.max } };
  return { values: [String(value)] };
};

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const ratingIn = (question: FormQuestion, text: string): Taken => {
  const max = question.scale ?? usualScale;
  const mark = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return mark >= 1 && mark <= max ? { values: [String(mark)] } : { code: 'max', params: { max } };
};

const textIn = (question: FormQuestion, text: string): Taken => {
  const max =
    question.maxLength ?? (question.fieldType === 'TEXT' ? formTextMax.TEXT : formTextMax.PARAGRAPH);
  return text.length > max ? { code: 'maxLength', params: { max } } : { values: [text] };
};

const chosenIn = (question: FormQuestion, given: readonly string[]): Taken => {
  const offered = formChoicesOf(question.options).map(({ value }) => value);
  if (given.some((value) => !offered.includes(value))) return { code: 'notChoice' };
  return { values: offered.filter((value) => given.includes(value)) };
};

const taken = (question: FormQuestion, given: readonly string[]): Taken => {
  const [first = ''] = given;
  if (given.length > 1 && question.fieldType !== 'MULTI_CHOICE') return { code: 'oneOnly' };
  if (isChosen(question.fieldType)) return chosenIn(question, given);
  if (question.fieldType === 'NUMBER') return numberIn(question, first);
  if (question.fieldType === 'DATE') return isDay(first) ? { values: [first] } : { code: 'notDate' };
  if (question.fieldType === 'RATING') return ratingIn(question, first);
  return textIn(question, first);
};

/**
 * Accepts the answers to the questions that are asked; those to hidden questions are dropped (FRM-1).
 * @returns what is kept, and what is wrong with the rest
 */
export const takeAnswers = (
  questions: readonly FormQuestion[],
  sent: FormAnswers,
): { readonly answers: FormAnswers; readonly problems: readonly AnswerProblem[] } => {
  const answers: Record<string, readonly string[]> = {};
  const problems: AnswerProblem[] = [];
  for (const [at, question] of questions.entries()) {
    if (question.fieldType === 'HEADING' || !isQuestionShown(questions, at, answers)) continue;
    const given = (sent[question.id] ?? []).map((value) => value.trim()).filter((value) => value !== '');
    if (given.length === 0) {
      if (question.isRequired) problems.push({ question: question.id, code: 'required' });
      continue;
    }
    const result = taken(question, given);
    if (isProblem(result)) problems.push({ question: question.id, ...result });
    else answers[question.id] = result.values;
  }
  return { answers, problems };
};
