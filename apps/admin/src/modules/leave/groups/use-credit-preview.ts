import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';

interface Credit {
  readonly employeeId: number;
  readonly leaveTypeId: number;
  readonly days: string;
}

/** What the selected employees would be credited by joining a group on a given day, in words by employee. */
export const useCreditPreview = (
  leaveGroup: string,
  employeeIds: readonly number[],
  addedOn: string,
): ReadonlyMap<number, string> => {
  const { http } = useEnvironment();
  const types = useLoad<readonly { id: number; code: string }[]>(
    '/setup/v1/LeaveTypes/getall',
    'leave.fail.group',
  );
  const { data } = useQuery({
    queryKey: ['leave.creditPreview', leaveGroup, employeeIds, addedOn],
    queryFn: async ({ signal }) =>
      (
        await http<readonly Credit[]>(`/setup/v1/LeaveGroups/creditPreview/${leaveGroup}`, {
          method: 'POST',
          body: { employeeIds, addedOn },
          signal,
        })
      ).data,
    enabled: employeeIds.length > 0 && addedOn !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return useMemo(() => {
    const words = new Map<number, string>();
    const marked = new Set(employeeIds);
    for (const { employeeId, leaveTypeId, days } of data ?? []) {
      if (!marked.has(employeeId)) continue;
      const code = types.data?.find(({ id }) => id === leaveTypeId)?.code ?? '';
      words.set(employeeId, [words.get(employeeId), `${code} ${days}`].filter(Boolean).join(' · '));
    }
    return words;
  }, [data, employeeIds, types.data]);
};
