import type { Problem } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useCallback } from 'react';

/** Text of a check made by the browser. */
export const useCheckText = (): ((problem: Problem<string, object>) => string) => {
  const translate = useTranslate();
  return useCallback(
    (problem) =>
      translate(`payroll.check.${problem.code}`, { ...(problem.params as Record<string, unknown>) }),
    [translate],
  );
};
