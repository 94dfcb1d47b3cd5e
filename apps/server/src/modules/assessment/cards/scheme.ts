import type { GradeLevel } from '@school/domain';
import type { Pupil } from '../board.store.ts';
import type { ExamRules } from '../exam.store.ts';
import type { SchemeResult } from './card-figures.ts';

/** What report cards are requested for. */
export interface CardsAsked {
  readonly batch: number;
  readonly scheme: string;
  readonly term: number | null;
  readonly assessmentTerm: number | null;
  readonly cceExamCategory: number | null;
  readonly icseExamCategory: number | null;
}

/** A batch as report cards name it. */
export interface Class {
  readonly pupils: readonly Pupil[];
  /** Names of subjects by id. */
  readonly names: ReadonlyMap<number, string>;
}

/** The scale of the batch and the rules of the school. */
export interface Rules {
  readonly scale: readonly GradeLevel[];
  readonly rules: ExamRules;
}

/** The results of a scheme for each student, by student id. */
export type Results = ReadonlyMap<number, SchemeResult>;
