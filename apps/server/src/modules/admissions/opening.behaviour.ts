import type { Behaviour } from '../../engine/behaviour.ts';
import { nameOfOpening } from './opening.store.ts';

/** An opening without a name is named after its course and year. */
export const admissionOpeningBehaviour: Behaviour = {
  beforeSave: async (input, current, { transaction }) => {
    const value = (key: string): unknown => (key in input ? input[key] : current?.[key]);
    if (value('name')) return input;
    const name = await nameOfOpening(transaction, Number(value('course')), Number(value('academicYear')));
    return { ...input, name };
  },
};
