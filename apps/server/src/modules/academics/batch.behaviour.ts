import { Conflict } from '@school/kernel';
import type { Behaviour } from '../../engine/behaviour.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';
import { studentsOf } from './batch.store.ts';

/** A batch cannot change course once it has students, nor be closed while it has any. */
export const batchBehaviour: Behaviour = {
  beforeSave: async (input, current, { context, transaction }) => {
    if (!current) return input;
    const leaves = input['course'] !== undefined && input['course'] !== current['course'];
    const closes = input['active'] === false && current['active'] === true;
    if (!leaves && !closes) return input;
    const students = await studentsOf(transaction, Number(current['id']));
    if (leaves && students > 0) {
      throw new Conflict('The batch has %{students} students, so its course cannot be changed.', {
        code: 'HAS_STUDENTS',
        params: { students },
      });
    }
    if (closes && students > 0) {
      askFirst(context, {
        message: '%{students} students are in this batch. It will no longer be offered; they stay in it.',
        reason: 'studentsInBatch',
        params: { students },
      });
    }
    return input;
  },
};
