import type { Problem } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useCallback } from 'react';

/** Words of a check that the browser made. */
export const useCheckText = (): ((problem: Problem<string, object>) => string) => {
  const translate = useTranslate();
  return useCallback(
    (problem) =>
      translate(`payroll.check.${problem.code}`, { ...(problem.params as Record<string, unknown>) }),
    [translate],
  );
};
