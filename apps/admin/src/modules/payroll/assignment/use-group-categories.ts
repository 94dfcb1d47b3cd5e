import type { GroupCategories } from '@school/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { typedAmount } from '../generation/edits.ts';

interface Typed {
  readonly groupId: string;
  readonly employeeId?: number;
  readonly grossPay: string;
  readonly amounts: Readonly<Record<string, string>>;
}

const restMs = 400;

/** The amounts a group's rules yield for a gross pay and typed amounts; requested once typing has paused. */
export const useGroupCategories = (typed: Typed) => {
  const { http } = useEnvironment();
  const text = JSON.stringify(typed);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  const asked = JSON.parse(rested) as Typed;
  return useQuery({
    queryKey: ['call', 'recalculate', rested],
    queryFn: async ({ signal }) => {
      const body = {
        ...(asked.employeeId ? { employeeId: asked.employeeId } : {}),
        grossPay: typedAmount(asked.grossPay) ?? null,
        lines: Object.entries(asked.amounts).flatMap(([code, value]) => {
          const amount = typedAmount(value);
          return amount === undefined ? [] : [{ code, amount, isOverridden: true }];
        }),
      };
      const path = groupCall(`reCalculatePayrollCategories/${asked.groupId}`);
      return (await http<GroupCategories>(path, { method: 'POST', body, signal })).data;
    },
    enabled: asked.groupId !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
};
