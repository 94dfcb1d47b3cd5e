import type { AnswerKey, GivenAnswer } from '@school/domain';

const textsById = ({ parts }: AnswerKey): ReadonlyMap<number, string> =>
  new Map(parts.map(({ id, text }) => [id, text ?? '']));

/** An answer in readable form, part by part. */
export const inWords = (question: AnswerKey, given: GivenAnswer): readonly string[] => {
  if (given === null) return [];
  if (typeof given === 'string') return given.trim() === '' ? [] : [given];
  const texts = textsById(question);
  if (Array.isArray(given)) return given.map((id: number) => texts.get(id) ?? '');
  return Object.entries(given).map(([key, text]) =>
    question.type === 'MATCHING' ? `${texts.get(Number(key)) ?? ''} → ${text}` : `{${key}} ${text}`,
  );
};

/** The right answer, in the same form. */
export const keyInWords = ({ type, parts }: AnswerKey): readonly string[] => {
  switch (type) {
    case 'DESCRIPTIVE':
      return [];
    case 'SINGLE':
    case 'MULTIPLE':
    case 'TRUE_FALSE':
      return parts.filter(({ isCorrect }) => isCorrect).map(({ text }) => text ?? '');
    case 'MATCHING':
      return parts.filter(({ text }) => text).map(({ text, matchText }) => `${text} → ${matchText ?? ''}`);
    case 'CLOZE':
      return parts.filter(({ isCorrect }) => isCorrect).map(({ gap, text }) => `{${gap ?? 1}} ${text ?? ''}`);
    case 'ORDERING':
    case 'NUMERIC':
    case 'SHORT_TEXT':
      return parts.map(({ text }) => text ?? '');
  }
};
