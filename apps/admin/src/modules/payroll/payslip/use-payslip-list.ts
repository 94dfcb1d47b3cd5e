import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useCall } from '../../../engine/environment/use-call.ts';
import { failureText } from '../../../engine/own-screen/failure-text.ts';
import { payslipCall } from '../calls/payroll-calls.ts';
import type { Load } from '../../../engine/own-screen/use-load.ts';
import { payslipItem, type PayslipItem } from './payslip-row.ts';

type Filter = Readonly<Record<string, unknown>>;

// Without a range the answer is complete; only these fields travel.
const fields = [
  'id',
  'version',
  'number',
  'employee',
  'employeeName',
  'employeeNumber',
  'departmentName',
  'group',
  'payPeriod',
  'periodEnd',
  'frequency',
  'status',
  'rejectReason',
  'createdAt',
  'earningsTotal',
  'deductionsTotal',
  'netPay',
];
const query = (filter: Filter) => ({ filter, fields, labels: ['group'], sort: ['employeeName', 'ASC'] });

/** Payslips over all groups that match a filter of the generic list. @param filter undefined: nothing is asked yet */
export const usePayslipList = (
  filter: Filter | undefined,
  fallback: string,
): Load<readonly PayslipItem[]> => {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useCall<readonly Readonly<Record<string, unknown>>[]>(
    filter && payslipCall('getall'),
    filter && query(filter),
  );
  const rows = useMemo(() => (Array.isArray(data) ? data.map(payslipItem) : undefined), [data]);
  return {
    data: error ? undefined : rows,
    error,
    problem: error ? failureText(error, translate(fallback)) : undefined,
    busy: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
};
