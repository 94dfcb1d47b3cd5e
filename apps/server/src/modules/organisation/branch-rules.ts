import { Conflict } from '@school/kernel';
import type { RecordValues } from '../../engine/behaviour.ts';
import { mainInstitute } from '../../platform/database/database.ts';

/** @throws Conflict anywhere but in the head office, which alone manages the branches */
export const requireHeadOffice = (institute: string): void => {
  if (institute === mainInstitute) return;
  throw new Conflict('Branches are managed by the head office.', { code: 'HEAD_OFFICE' });
};

/** @throws Conflict for a different code: the schema of the branch is named after it */
export const requireSameCode = (input: RecordValues, current: RecordValues): void => {
  if (input['code'] === undefined || input['code'] === current['code']) return;
  throw new Conflict('The code of a branch cannot be changed.', {
    code: 'IMMUTABLE',
    data: { errors: [{ field: 'code', code: 'immutable', message: 'This cannot be changed.' }] },
  });
};
