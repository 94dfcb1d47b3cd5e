import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import type { CellMark } from './marks.ts';

/** Which part of a day a mark covers, in words: a half, the whole day, or a number of minutes. */
export const useHalfWords = (): ((mark: Omit<CellMark, 'label' | 'reason'>) => string) => {
  const translate = useTranslate();
  return useCallback(
    ({ forenoon, afternoon, minutesLate }) => {
      if (minutesLate !== null) return translate('attendance.minutes', { count: minutesLate });
      if (!forenoon && !afternoon) return '';
      return translate(
        `attendance.half.${forenoon === afternoon ? 'FULL' : forenoon ? 'FORENOON' : 'AFTERNOON'}`,
      );
    },
    [translate],
  );
};
