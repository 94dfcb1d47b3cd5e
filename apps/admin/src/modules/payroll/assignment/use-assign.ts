import type { Assigned, Money } from '@school/domain';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import type { GrossFrom } from './preview.ts';

export interface Assignment {
  readonly groupId: number;
  readonly employeeIds: readonly number[];
  readonly grossFrom: GrossFrom;
  readonly grossPay?: Money | undefined;
  readonly effectiveFrom: string;
  /** Amounts that apply instead of those the rules of the group yield. */
  readonly lines?: readonly { readonly code: string; readonly amount: Money }[];
  readonly remark?: string;
}

/** Gives employees a payroll. @returns `assign`, which resolves to false after a failure, which has then been shown */
export const useAssign = () => {
  const toast = useToast();
  const { busy, write } = useWrite();
  const assign = async (body: Assignment): Promise<boolean> => {
    const done = await write<Assigned>({ path: groupCall('assign'), body, fallback: 'payroll.fail.assign' });
    if (done) toast.success('payroll.assign.done', { smart_count: done.assigned });
    return done !== undefined;
  };
  return { busy, assign };
};
