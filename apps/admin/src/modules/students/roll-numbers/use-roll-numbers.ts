import type { AnswerFrom } from '@school/kernel';
import { rollNumbersOfBatch } from '@school/resources';
import { useAnswer } from '../../../engine/own-screen/use-operation.ts';

/** A student with their current number. */
export type NumberedRow = AnswerFrom<typeof rollNumbersOfBatch>['students'][number];

/** The students of a batch in the institution's order, and how they are numbered. */
export const useRollNumbers = (batch: string) =>
  useAnswer(rollNumbersOfBatch, { batch: Number(batch) }, 'students.fail.students');
