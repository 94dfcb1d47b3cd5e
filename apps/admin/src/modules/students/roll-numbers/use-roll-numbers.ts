import type { AnswerFrom } from '@school/kernel';
import { rollNumbersOfBatch } from '@school/resources';
import { useAnswer } from '../../../engine/own-screen/use-operation.ts';

/** A student with the number that he has. */
export type NumberedRow = AnswerFrom<typeof rollNumbersOfBatch>['students'][number];

/** The students of a batch in the order of the institution, and how they are numbered. */
export const useRollNumbers = (batch: string) =>
  useAnswer(rollNumbersOfBatch, { batch: Number(batch) }, 'students.fail.students');
