import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues } from '../../engine/behaviour.ts';

const keepCurrent = (year: RecordValues): void => {
  if (year['status'] !== 'CURRENT') return;
  throw new Conflict('This is the current academic year. Close it first.', { code: 'CURRENT_YEAR' });
};

/** The current year stays: what is entered today belongs to it. */
export const academicYearBehaviour: Behaviour = {
  beforeDelete: async (year) => keepCurrent(year),
  beforeArchive: async (year, archived) => {
    if (archived) keepCurrent(year);
  },
};
