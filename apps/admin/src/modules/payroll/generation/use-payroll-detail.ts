import type { PayrollDetail } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { payslipCall } from '../calls/payroll-calls.ts';

/** The figures of one employee for a period; an existing payslip is identified by its id. */
export type EmployeeFigures = PayrollDetail & { readonly payslipId?: number | null };

interface Whose {
  readonly groupId: number;
  readonly employeeId: number;
  readonly payPeriod: string;
}

/** Requests the figures of one employee. @param whose undefined: the address does not identify them */
export const usePayrollDetail = (whose: Whose | undefined) => {
  const { http } = useEnvironment();
  return useQuery({
    queryKey: ['call', 'payrollDetail', whose],
    queryFn: async ({ signal }) =>
      (
        await http<EmployeeFigures>(payslipCall('getPayrollDetailForEmployee'), {
          method: 'POST',
          body: { ...whose, validate: false },
          signal,
        })
      ).data,
    enabled: whose !== undefined,
    retry: false,
    refetchOnReconnect: false,
  });
};
