import type { PayrollSchool } from '../../../../test/payroll-school.ts';

/** What the salaries in a month of business are made up of. */
export interface SalaryMasters {
  readonly group: number;
  readonly tax: number;
}

const days = { from: '2026-06-01', to: '2026-06-30' };
const today = '2026-07-15';

/** Creates a payroll group and finds the deduction that is remitted. */
export const salaryMasters = async (school: PayrollSchool): Promise<SalaryMasters> => {
  const group = await school.group('Staff');
  const [row] = await school.sql.query<{ id: number }>({
    text: `select id::float8 as id from payroll_category where code = 'TAX'`,
  });
  return { group, tax: row?.id ?? 0 };
};

/** Salaries from the payslip to the tax office. */
export const salarySteps = (school: PayrollSchool, { group, tax }: SalaryMasters, amount: string) => {
  const last = async (which: string): Promise<number> => {
    const [row] = await school.sql.query<{ id: number }>({
      text: `select id::float8 as id from ${which} order by id desc limit 1`,
    });
    return row?.id ?? 0;
  };
  const means = { paidOn: today, paymentMode: 'BANK_TRANSFER', referenceNo: 'RUN-6' };
  return {
    salary: async () => {
      const [employeeId = 0] = await school.addEmployees(1, '1200000.00');
      await school.assign(group, [employeeId]);
      const slip = { employeeId, groupId: group, payPeriod: '2026-06-01' };
      const made = await school.call<{ id: number }>('POST', 'setup/v1/paySlip/save', slip);
      return school.call('PUT', `setup/v1/paySlip/approve/${made.data.id}`, {});
    },
    revertPayslip: async () =>
      school.call('PUT', `setup/v1/paySlip/revert/${await last(`payslip where status = 'APPROVED'`)}`, {
        reason: 'Wrong figures',
      }),
    paySalaries: async () => {
      const made = await school.call<{ id: number }>('POST', 'finance/v1/salaryPayments/save', days);
      if (made.status !== 201) return made;
      return school.call('POST', `finance/v1/salaryPayments/transition/pay/${made.data.id}`, means);
    },
    takeSalariesBack: async () =>
      school.call(
        'POST',
        `finance/v1/salaryPayments/transition/reverse/${await last(`salary_payment where status = 'PAID'`)}`,
        { reverseReason: 'The bank refused it' },
      ),
    remit: () =>
      school.call('POST', 'finance/v1/deductionRemittances/save', {
        category: tax,
        amount,
        date: today,
        payeeName: 'Tax office',
      }),
  };
};
