import { giveRollNumbers as give, numberStudents, rollNumbersOfBatch } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';
import { giveRollNumbers, numberBatch, rollNumbersOf } from './roll-numbers.ts';

/** Roll numbers of the students of a batch. */
export const rollNumberHandlers = [
  handle(rollNumbersOfBatch, ({ input, connection }) => rollNumbersOf(connection, input.batch)),
  handle(numberStudents, async ({ input: { batch, prefix, suffix, ...rule }, work }) => ({
    changed: await numberBatch(batch, { ...rule, prefix: prefix ?? '', suffix: suffix ?? '' }, work),
  })),
  handle(give, async ({ input: { batch, numbers }, work }) => ({
    changed: await giveRollNumbers(batch, numbers, work),
  })),
];
