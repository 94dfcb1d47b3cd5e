import { useMemo } from 'react';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import type { StudentRow } from './student.ts';

const sorting = {
  FIRST_NAME: 'fullName',
  LAST_NAME: 'lastName',
  ADMISSION_NUMBER: 'admissionNumber',
} as const;

/** Active students of a batch, in the institution's sort order. */
export const useStudentsOfBatch = (batch: string) => {
  const settings = useLoad<{ readonly sortBy: keyof typeof sorting }>(
    '/setup/v1/StudentSettings/get',
    'students.fail.students',
  );
  const sortBy = settings.data ? sorting[settings.data.sortBy] : settings.problem && sorting.FIRST_NAME;
  const query = useMemo(
    () => ({
      sort: [sortBy, 'ASC'],
      filter: { batch: Number(batch), status: 'ACTIVE' },
    }),
    [batch, sortBy],
  );
  return useLoad<readonly StudentRow[]>(
    sortBy ? '/setup/v1/studentEntity/getall' : undefined,
    'students.fail.students',
    query,
  );
};
