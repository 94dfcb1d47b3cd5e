import type { QuestionType } from '@school/domain';

/** A question being imported into or exported from the bank. Marks are decimal strings. */
export interface BankQuestion {
  readonly type: QuestionType;
  readonly name: string;
  /** As stored in the bank: formulas between dollar signs, gaps in braces. */
  readonly text: string;
  readonly options: readonly BankOption[];
  readonly marks: string;
  readonly negativeMarks: string | null;
  readonly caseSensitive: boolean;
  readonly tolerance: string;
  readonly wordLimit: number | null;
  readonly explanation: string | null;
  /** Path of its picture inside the package, and its text alternative. */
  readonly picture: { readonly href: string; readonly alt: string } | null;
}

export interface BankOption {
  readonly gap: number | null;
  readonly text: string | null;
  readonly isCorrect: boolean;
  readonly matchText: string | null;
  readonly explanation: string | null;
}

/** What was lost from a question. */
export type Loss = 'PICTURES' | 'FEEDBACK' | 'SCORING';

/** Why an item does not become a question of the bank. */
export type Obstacle =
  'ADAPTIVE' | 'RANDOM' | 'SEVERAL' | 'KIND' | 'NO_KEY' | 'PAIRS' | 'PICTURE_ANSWERS' | 'NOT_ITEM';

export type ReadItem =
  | { readonly question: BankQuestion; readonly losses: readonly Loss[] }
  | { readonly obstacle: Obstacle; readonly detail: string };

export const plainOption: BankOption = {
  gap: null,
  text: null,
  isCorrect: false,
  matchText: null,
  explanation: null,
};
