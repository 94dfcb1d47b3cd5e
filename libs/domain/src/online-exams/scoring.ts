import { Decimal, ZERO, decimalOf } from '../money/decimal.ts';
import type { ExamQuestion, QuestionPart } from './paper.ts';

/**
 * An answer as stored: ids of what was chosen, or in the order given; a text; or what was assigned to each pair (by its id)
 * or each gap (by its number). Null: none.
 */
export type GivenAnswer = readonly number[] | string | Readonly<Record<string, string>> | null;

export interface ScoringRule {
  readonly partialScoring: 'ALL_OR_NOTHING' | 'PER_OPTION';
}

/** What is compared in addition to the parts. */
export interface AnswerKey extends ExamQuestion {
  readonly caseSensitive: boolean;
  /** The tolerance for a number; a decimal string. */
  readonly tolerance: string;
}

export interface Scored {
  /** Three decimals; null until it has been marked by hand. */
  readonly score: string | null;
  readonly isCorrect: boolean | null;
}

const isIds = (given: GivenAnswer): given is readonly number[] => Array.isArray(given);
const isText = (given: GivenAnswer): given is string => typeof given === 'string';
const isByKey = (given: GivenAnswer): given is Readonly<Record<string, string>> =>
  typeof given === 'object' && given !== null && !isIds(given);

/** Whether an answer is empty. */
export const isUnanswered = (given: GivenAnswer): boolean => {
  if (given === null) return true;
  if (isText(given)) return given.trim() === '';
  if (isIds(given)) return given.length === 0;
  return Object.values(given).every((text) => text.trim() === '');
};

const plain = (text: string, caseSensitive: boolean): string => {
  const trimmed = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return caseSensitive ? trimmed : trimmed.toLocaleLowerCase('en');
};

/** A number as people type it: with spaces, and a comma as the decimal point. Undefined for anything else. */
export const numberIn = (text: string): Decimal | undefined => {
  const typed = text
    .trim()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i.test(typed) ? new Decimal(typed) : undefined;
};

const texts = (parts: readonly QuestionPart[]): readonly string[] =>
  parts.flatMap(({ text }) => (text === null ? [] : [text]));

const isAccepted = (given: string, accepted: readonly string[], caseSensitive: boolean): boolean =>
  accepted.some((text) => plain(text, caseSensitive) === plain(given, caseSensitive));

const isNear = (given: string, { parts, tolerance }: AnswerKey): boolean => {
  const number = numberIn(given);
  if (number === undefined) return false;
  return texts(parts).some((text) => {
    const key = numberIn(text);
    return key !== undefined && number.minus(key).abs().lte(decimalOf(tolerance));
  });
};

const byOption = (given: GivenAnswer, parts: readonly QuestionPart[]): readonly boolean[] => {
  const chosen = new Set(isIds(given) ? given : []);
  return parts.map(({ id, isCorrect }) => chosen.has(id) === isCorrect);
};

const byGap = (given: GivenAnswer, { parts, caseSensitive }: AnswerKey): readonly boolean[] => {
  const typed = isByKey(given) ? given : {};
  return [...new Set(parts.map(({ gap }) => gap ?? 1))].map((gap) =>
    isAccepted(
      typed[String(gap)] ?? '',
      texts(parts.filter((part) => (part.gap ?? 1) === gap && part.isCorrect)),
      caseSensitive,
    ),
  );
};

const byPair = (given: GivenAnswer, parts: readonly QuestionPart[]): readonly boolean[] => {
  const put = isByKey(given) ? given : {};
  return parts
    .filter(({ text }) => text !== null && text !== '')
    .map(({ id, matchText }) => put[String(id)] === matchText);
};

const byPlace = (given: GivenAnswer, parts: readonly QuestionPart[]): readonly boolean[] =>
  parts.map(({ id }, at) => isIds(given) && given[at] === id);

/** Whether each part of the question was answered correctly; an option correctly left unselected is correct. */
export const partsRight = (key: AnswerKey, given: GivenAnswer): readonly boolean[] => {
  switch (key.type) {
    case 'SINGLE':
    case 'TRUE_FALSE':
      return [byOption(given, key.parts).every(Boolean)];
    case 'MULTIPLE':
      return byOption(given, key.parts);
    case 'ORDERING':
      return byPlace(given, key.parts);
    case 'MATCHING':
      return byPair(given, key.parts);
    case 'CLOZE':
      return byGap(given, key);
    case 'NUMERIC':
      return [isText(given) && isNear(given, key)];
    case 'SHORT_TEXT':
      return [isText(given) && isAccepted(given, texts(key.parts), key.caseSensitive)];
    case 'DESCRIPTIVE':
      return [];
  }
};

const written = (value: Decimal): string => value.toFixed(3);

/**
 * The score of an answer (R14): marks, less the deduction for a wrong one; without an answer what the question specifies
 * for that. Parts count individually where the exam says so.
 */
export const scoreAnswer = (key: AnswerKey, given: GivenAnswer, { partialScoring }: ScoringRule): Scored => {
  if (isUnanswered(given)) return { score: written(decimalOf(key.unanswered)), isCorrect: null };
  if (key.type === 'DESCRIPTIVE') return { score: null, isCorrect: null };
  const right = partsRight(key, given);
  const all = right.length > 0 && right.every(Boolean);
  const [plus, minus] = [decimalOf(key.marks), decimalOf(key.negative).negated()];
  if (partialScoring === 'ALL_OR_NOTHING' || right.length === 0) {
    return { score: written(all ? plus : minus), isCorrect: all };
  }
  const sum = right.reduce((total, one) => total.plus(one ? plus : minus), ZERO);
  return { score: written(sum.dividedBy(right.length)), isCorrect: all };
};

export interface AttemptRule {
  readonly allowNegativeTotal: boolean;
  readonly passPercentage: string;
}
export interface AttemptTotal {
  readonly total: string;
  readonly percentage: string;
  readonly isPassed: boolean;
}

/** The total of an attempt (R14). @param maximum marks of its paper */
export const totalOf = (
  scores: readonly string[],
  maximum: string,
  { allowNegativeTotal, passPercentage }: AttemptRule,
): AttemptTotal => {
  const sum = scores.reduce((total, score) => total.plus(decimalOf(score)), ZERO);
  const total = allowNegativeTotal ? sum : Decimal.max(sum, ZERO);
  const all = decimalOf(maximum);
  const percentage = all.isZero() ? ZERO : total.times(100).dividedBy(all);
  const shown = percentage.toFixed(2);
  return {
    total: written(total),
    percentage: shown,
    isPassed: decimalOf(shown).gte(decimalOf(passPercentage)),
  };
};

export type GradingBasis = 'HIGHEST' | 'LATEST' | 'FIRST' | 'AVERAGE';

/** Which of several attempts counts. @param values decimal strings in the order of the attempts; undefined without any */
export const countedOf = (values: readonly string[], basis: GradingBasis, scale = 2): string | undefined => {
  const numbers = values.map(decimalOf);
  const [first] = numbers;
  if (first === undefined) return undefined;
  if (basis === 'FIRST') return first.toFixed(scale);
  if (basis === 'LATEST') return (numbers.at(-1) ?? first).toFixed(scale);
  if (basis === 'HIGHEST') return Decimal.max(...numbers).toFixed(scale);
  return numbers
    .reduce((sum, one) => sum.plus(one), ZERO)
    .dividedBy(numbers.length)
    .toFixed(scale);
};

/** Total marks, three decimals. */
export const sumOfMarks = (marks: readonly string[]): string =>
  written(marks.reduce((sum, one) => sum.plus(decimalOf(one)), ZERO));

/** Items grouped by a common key, in their order. */
export const byKey = <T, K>(things: readonly T[], keyOf: (thing: T) => K): ReadonlyMap<K, readonly T[]> => {
  const found = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const here = found.get(key);
    if (here) here.push(thing);
    else found.set(key, [thing]);
  }
  return found;
};
