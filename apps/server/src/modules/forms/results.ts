import { averageOf, formChoicesOf, isChosen, usualScale } from '@school/domain';
import type { CountedAnswers, FormQuestion, QuestionResult, ValueCounts } from '@school/domain';

/** Number of values of a question that results list; a file has all of them. */
export const mostValues = 50;

interface Counted {
  readonly value: string;
  readonly count: number;
}

const inOrder = (counts: ValueCounts, order: readonly string[]): readonly Counted[] => [
  ...order.map((value) => ({ value, count: counts[value] ?? 0 })),
  // Choices offered by an earlier edition.
  ...Object.entries(counts).flatMap(([value, count]) => (order.includes(value) ? [] : [{ value, count }])),
];

const byCount = (counts: ValueCounts): readonly Counted[] =>
  Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));

const marks = (scale: number): readonly string[] =>
  Array.from({ length: scale }, (_, at) => String(scale - at));

/**
 * Every value of a question with how often it was given: choices and marks in their order, everything else by frequency.
 */
export const valuesOf = (question: FormQuestion, counts: ValueCounts): readonly Counted[] => {
  if (isChosen(question.fieldType))
    return inOrder(
      counts,
      formChoicesOf(question.options).map(({ value }) => value),
    );
  if (question.fieldType === 'RATING') return inOrder(counts, marks(question.scale ?? usualScale));
  return byCount(counts);
};

const averaged: ReadonlySet<FormQuestion['fieldType']> = new Set(['RATING', 'NUMBER']);

/** What was answered to each question; headings have no answers. */
export const questionResults = (
  questions: readonly FormQuestion[],
  { counts, answered }: CountedAnswers,
): readonly QuestionResult[] =>
  questions
    .filter(({ fieldType }) => fieldType !== 'HEADING')
    .map((question) => {
      const of = counts[question.id] ?? {};
      const values = valuesOf(question, of);
      const { id, label, fieldType } = question;
      return {
        id,
        label,
        fieldType,
        answered: answered[id] ?? 0,
        values: values.slice(0, mostValues),
        further: Math.max(0, values.length - mostValues),
        average: averaged.has(fieldType) ? averageOf(of) : null,
        scale: fieldType === 'RATING' ? (question.scale ?? usualScale) : null,
      };
    });

/** The average of all marks of a form, across questions; null if there are none. */
export const averageRating = (
  questions: readonly FormQuestion[],
  { counts }: CountedAnswers,
): string | null => {
  const all: Record<string, number> = {};
  for (const { id, fieldType } of questions) {
    if (fieldType !== 'RATING') continue;
    for (const [mark, times] of Object.entries(counts[id] ?? {})) all[mark] = (all[mark] ?? 0) + times;
  }
  return averageOf(all);
};
