import type { AnswerFrom } from '@school/kernel';
import type { seatingPlan } from '@school/resources';

export type Plan = AnswerFrom<typeof seatingPlan>;
export type Hall = Plan['halls'][number];
export type Seat = Hall['seats'][number];

/** The papers of a sitting in a stable order, which determines their colours. */
export const papersIn = ({ halls }: Plan): readonly string[] =>
  [...new Set(halls.flatMap(({ seats }) => seats.map(({ paper }) => paper)))].toSorted();

/** Neighbouring students with the same paper. */
export const besideIn = ({ halls }: Plan): number =>
  halls.reduce((sum, { seats }) => sum + seats.filter(({ beside }) => beside).length, 0);
