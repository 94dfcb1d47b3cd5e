import { civilDate, daysInMonth, isoDate } from '@school/domain';
import { movePayslipStates } from '../../modules/payroll/payslips/move-payslips.ts';
import { heldStatesOf } from '../../modules/payroll/payslips/payslip-state.store.ts';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedEmployee } from './load-people.ts';
import type { UserLoading } from './load-users.ts';
import { assignedFrom, payrollCategories, payrollGroups, payslipMonths, rejectReasons } from './payroll.ts';

const saveGroups = async (api: ApiClient): Promise<ReadonlyMap<string, number>> => {
  const categoryIds = new Map<string, number>();
  for (const category of payrollCategories) {
    categoryIds.set(category.code, (await api.post<Saved>('finance/v1/PayrollCategory/save', category)).id);
  }
  const groupIds = new Map<string, number>();
  for (const { categories, pays, ...group } of payrollGroups) {
    const categoryList = categories.map((code) => categoryIds.get(code));
    groupIds.set(
      pays,
      (await api.post<Saved>('setup/v1/payrollGroup/save', { ...group, categoryIds: categoryList })).id,
    );
  }
  return groupIds;
};

const assign = async (
  api: ApiClient,
  people: readonly LoadedEmployee[],
  groups: ReadonlyMap<string, number>,
): Promise<void> => {
  for (const [pays, groupId] of groups) {
    const employeeIds = people.filter(({ payBasis }) => payBasis === pays).map(({ id }) => id);
    await api.post('setup/v1/payrollGroup/assign', {
      groupId,
      employeeIds,
      grossFrom: 'payTerms',
      effectiveFrom: assignedFrom,
    });
  }
};

/** Payslips of one month for everybody in the group. */
const generate = async (api: ApiClient, groupId: number, payPeriod: string): Promise<readonly Saved[]> => {
  const employees = await api.get<readonly object[]>(
    `setup/v1/paySlip/getRegularEmployees/${groupId}/${payPeriod}`,
  );
  const { created } = await api.post<{ created: readonly Saved[] }>('setup/v1/paySlip/bulkGeneratePayslip', {
    payslips: employees,
    payPeriod,
    frequency: 'MONTHLY',
  });
  return created;
};

/** The last day of a period's month, never in the future. */
const lastDayOf = (from: string, today: string): string => {
  const { year, month } = civilDate(from);
  const last = isoDate(year, month, daysInMonth(year, month));
  return last < today ? last : today;
};

/** Payslips are approved, and the salaries of all but the last month paid, on the last day of the month. */
const approveAndPay = async (
  { database, context, records }: UserLoading,
  payPeriod: string,
  ids: readonly number[],
  isPaid: boolean,
): Promise<void> => {
  const day = lastDayOf(payPeriod, context.today);
  const then = { ...context, today: day };
  await database.transaction(context.institute, async (transaction) => {
    const states = await heldStatesOf(transaction, ids);
    await movePayslipStates({ context: then, transaction, records }, 'APPROVE', states);
  });
  if (!isPaid) return;
  const [payment] = await records.create(then, 'salaryPayment', [{ from: payPeriod, to: day }]);
  await records.transition(then, 'salaryPayment', Number(payment?.['id']), 'pay', {
    paidOn: day,
    paymentMode: 'BANK_TRANSFER',
    referenceNo: `SAL-${payPeriod.slice(0, 7)}`,
  });
};

/** Categories, groups, assignments and three months of payslips: two approved, the last one partly pending. */
export const loadPayroll = async (
  { api, ...loading }: UserLoading & { readonly api: ApiClient },
  people: readonly LoadedEmployee[],
): Promise<void> => {
  const groups = await saveGroups(api);
  await assign(api, people, groups);
  const groupId = groups.get('SALARY') ?? 0;
  for (const [index, payPeriod] of payslipMonths.entries()) {
    const created = await generate(api, groupId, payPeriod);
    const isLast = index === payslipMonths.length - 1;
    const approved = isLast ? created.slice(0, -14) : created;
    await approveAndPay(
      loading,
      payPeriod,
      approved.map(({ id }) => id),
      !isLast,
    );
    if (!isLast) continue;
    for (const [place, reason] of rejectReasons.entries()) {
      await api.put(`setup/v1/paySlip/reject/${created.at(-1 - place)?.id}/${encodeURIComponent(reason)}`, {
        reason,
      });
    }
  }
};
