/**
 * A pupil's own paper: drawn and shuffled from a number that belongs to the attempt, so that it is the same on every device
 * and after every interruption.
 */

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export const seededNumbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The same items in an order determined by the numbers. @param next as returned by `seededNumbers` */
export const shuffled = <T>(things: readonly T[], next: () => number): readonly T[] => {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = Math.floor(next() * (last + 1));
    [order[last], order[at]] = [order[at] as T, order[last] as T];
  }
  return order;
};

export type QuestionType =
  | 'SINGLE'
  | 'MULTIPLE'
  | 'TRUE_FALSE'
  | 'NUMERIC'
  | 'SHORT_TEXT'
  | 'MATCHING'
  | 'ORDERING'
  | 'CLOZE'
  | 'DESCRIPTIVE';

/** A part of a question as stored in the bank. */
export interface QuestionPart {
  readonly id: number;
  readonly gap: number | null;
  readonly text: string | null;
  readonly isCorrect: boolean;
  readonly matchText: string | null;
}

/** A question with its marks in the exam. Marks are decimal strings. */
export interface ExamQuestion {
  readonly id: number;
  readonly type: QuestionType;
  readonly section: string;
  readonly marks: string;
  readonly negative: string;
  readonly unanswered: string;
  readonly parts: readonly QuestionPart[];
}

export interface SectionRule {
  readonly name: string;
  /** How many of its questions each pupil gets; null for all. */
  readonly draw: number | null;
}

export interface PaperRule {
  readonly sections: readonly SectionRule[];
  readonly randomizeQuestions: boolean;
  readonly randomizeOptions: boolean;
}

/** A question as it appears in one paper: parts by id, in display order. */
export interface PaperQuestion {
  readonly id: number;
  readonly section: string;
  readonly marks: string;
  readonly negative: string;
  readonly unanswered: string;
  readonly options: readonly number[];
  /** What pairs are chosen from. */
  readonly matches: readonly string[];
  /** The options for gaps that are not free text, by gap number. */
  readonly gaps: Readonly<Record<string, readonly string[]>>;
}

export interface Paper {
  readonly seed: number;
  readonly questions: readonly PaperQuestion[];
}

const textsOf = (texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(texts.filter((text): text is string => text !== null && text !== '')),
];

/** Gaps with at least one wrong answer are chosen from a list; the others are typed. */
const offersOf = (
  { parts }: ExamQuestion,
  next: () => number,
): Readonly<Record<string, readonly string[]>> => {
  const gaps = [...new Set(parts.map(({ gap }) => gap ?? 1))];
  return Object.fromEntries(
    gaps.flatMap((gap) => {
      const here = parts.filter((part) => (part.gap ?? 1) === gap);
      if (here.every(({ isCorrect }) => isCorrect)) return [];
      return [[String(gap), shuffled(textsOf(here.map(({ text }) => text)), next)]];
    }),
  );
};

const mixesAlways = (type: QuestionType): boolean => type === 'ORDERING' || type === 'MATCHING';

/** Items to be put in order are never shown in the correct order. */
const optionsOf = (question: ExamQuestion, mix: boolean, next: () => number): readonly number[] => {
  const { type, parts } = question;
  if (['NUMERIC', 'SHORT_TEXT', 'CLOZE', 'DESCRIPTIVE'].includes(type)) return [];
  const ids = parts.flatMap(({ id, text }) => (text === null || text === '' ? [] : [id]));
  if (type === 'TRUE_FALSE' || !(mix || mixesAlways(type))) return ids;
  const order = shuffled(ids, next);
  const isKey = type === 'ORDERING' && order.every((id, at) => id === ids[at]);
  return isKey && ids.length > 1 ? [...order.slice(1), ...order.slice(0, 1)] : order;
};

const placed = (question: ExamQuestion, mix: boolean, next: () => number): PaperQuestion => {
  const { id, section, marks, negative, unanswered, type, parts } = question;
  return {
    id,
    section,
    marks,
    negative,
    unanswered,
    options: optionsOf(question, mix, next),
    matches: type === 'MATCHING' ? shuffled(textsOf(parts.map(({ matchText }) => matchText)), next) : [],
    gaps: type === 'CLOZE' ? offersOf(question, next) : {},
  };
};

/** The sections of an exam in their order; questions without a section come in the first one. */
const sectionsOf = (questions: readonly ExamQuestion[], { sections }: PaperRule): readonly SectionRule[] => {
  const named = new Set(sections.map(({ name }) => name));
  const others = [...new Set(questions.map(({ section }) => section))].filter((name) => !named.has(name));
  return [...sections, ...others.map((name) => ({ name, draw: null }))];
};

/**
 * The paper of one attempt.
 * @param questions of the exam, in its order
 * @param seed a whole number belonging to the attempt
 */
export const composePaper = (questions: readonly ExamQuestion[], rule: PaperRule, seed: number): Paper => {
  const next = seededNumbers(seed);
  const drawn = sectionsOf(questions, rule).flatMap(({ name, draw }) => {
    const here = questions.filter(({ section }) => section === name);
    const taken = draw === null ? new Set(here) : new Set(shuffled(here, next).slice(0, draw));
    const kept = here.filter((question) => taken.has(question));
    return rule.randomizeQuestions ? shuffled(kept, next) : kept;
  });
  return { seed, questions: drawn.map((question) => placed(question, rule.randomizeOptions, next)) };
};
