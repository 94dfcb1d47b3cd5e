import type { StudentRegister } from '@school/domain';
import { useMemo } from 'react';
import { useRecordWords } from '../../../engine/catalogue/use-record-words.ts';
import type { Load } from '../../../engine/own-screen/use-load.ts';

/** A register whose labels are named as the reader sees them: those that every school starts with are translated. */
export const useRegisterWords = (register: Load<StudentRegister>): Load<StudentRegister> => {
  const say = useRecordWords();
  const { data } = register;
  const named = useMemo(
    () =>
      data && {
        ...data,
        labels: data.labels.map((label) => ({ ...label, name: say('attendanceLabel', label.name) })),
      },
    [data, say],
  );
  return { ...register, data: named };
};
