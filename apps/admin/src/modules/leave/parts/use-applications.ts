import { useMemo } from 'react';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import type { Load } from '../../../engine/own-screen/use-load.ts';
import type { ApplicationRow } from './application.ts';

/** Applications the user may see, sorted by first day. */
export const useApplications = (
  filter: Readonly<Record<string, unknown>> | undefined,
  order: 'ASC' | 'DESC' = 'DESC',
): Load<readonly ApplicationRow[]> => {
  const query = useMemo(
    () => ({
      filter,
      sort: ['startDate', order],
      labels: ['employee', 'leaveType'],
    }),
    [filter, order],
  );
  return useLoad<readonly ApplicationRow[]>(
    filter ? '/setup/v1/employeeLeave/getall' : undefined,
    'leave.fail.applications',
    query,
  );
};
