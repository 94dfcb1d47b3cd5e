import { useMemo } from 'react';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import type { Load } from '../../../engine/own-screen/use-load.ts';
import type { ApplicationRow } from './application.ts';

/** Most applications that a screen shows; the list of all applications shows the rest. */
const most = 500;

/** Applications the user may see, by their first day. */
export const useApplications = (
  filter: Readonly<Record<string, unknown>> | undefined,
  order: 'ASC' | 'DESC' = 'DESC',
): Load<readonly ApplicationRow[]> => {
  const query = useMemo(
    () => ({
      filter,
      sort: ['startDate', order],
      range: [0, most - 1],
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
