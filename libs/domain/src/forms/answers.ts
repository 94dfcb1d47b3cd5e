import type { FormAnswers, FormQuestion } from './question.ts';
import type { ValueCounts } from './figures.ts';

/** A form as presented to a respondent. */
export interface FormToAnswer {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly isAnonymous: boolean;
  readonly closesAt: string | null;
  /** For a form that parents answer per child: the child. */
  readonly ward: { readonly id: number; readonly name: string } | null;
  readonly questions: readonly FormQuestion[];
  /** Why it cannot be answered now; null when it can. */
  readonly closed: 'NOT_OPEN' | 'OVER' | 'FULL' | 'ANSWERED' | null;
  readonly hasAnswered: boolean;
  /** The respondent's own answers; null before answering, and always where the form is anonymous. */
  readonly answers: FormAnswers | null;
  readonly mayEdit: boolean;
  /** Whether respondents may read the results. */
  readonly showsResults: boolean;
}

/** The counted answers to a question. */
export interface QuestionResult {
  readonly id: number;
  readonly label: string;
  readonly fieldType: FormQuestion['fieldType'];
  /** How many have answered it. */
  readonly answered: number;
  /** Values in the order of their choices, or by frequency. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
  /** Values that are not listed here; the file contains them all. */
  readonly further: number;
  /** For ratings and numbers: the average. */
  readonly average: string | null;
  /** For a rating: its highest mark. */
  readonly scale: number | null;
}

/** The results of one edition of a form. */
export interface FormResults {
  readonly title: string;
  readonly isAnonymous: boolean;
  readonly edition: number;
  /** Editions with answers, the latest first. */
  readonly editions: readonly number[];
  readonly responses: number;
  /** How many are asked at this moment, and the percentage of them who have answered, over all editions. */
  readonly asked: number;
  readonly rate: string | null;
  /** Fewer than three have answered an anonymous form: nothing is shown yet. */
  readonly isHidden: boolean;
  readonly questions: readonly QuestionResult[];
}

/** One person's answer, in words. */
export interface FormResponseShown {
  readonly title: string;
  /** No text in this case: only its figures are kept. */
  readonly isAnonymous: boolean;
  readonly submittedAt: string | null;
  readonly answers: readonly { readonly label: string; readonly values: readonly string[] }[];
}

/** Counted values by question, and how many have answered each. */
export interface CountedAnswers {
  readonly counts: Readonly<Record<string, ValueCounts>>;
  readonly answered: Readonly<Record<string, number>>;
}

declare module '@school/kernel' {
  interface KnownAnswers {
    formToAnswer: FormToAnswer;
    formResults: FormResults;
    formResponseShown: FormResponseShown;
  }
}
