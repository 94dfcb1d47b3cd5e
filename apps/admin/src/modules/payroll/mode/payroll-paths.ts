/** Whose screens these are: the personnel office's, or those of finance, which only read and decide. */
export type PayrollMode = 'office' | 'finance';

/** Addresses of the payslip screens; those of a mode lead to screens of the same mode. */
export interface PayrollPaths {
  readonly byGroup: string;
  readonly byEmployee: string;
  readonly pastPayslips: (groupId: number | string) => string;
  readonly groupPayslips: (groupId: number | string, payPeriod: string) => string;
  readonly generationList: (groupId: number | string, date: string) => string;
  readonly employeePast: (employeeId: number | string) => string;
  readonly payslip: (id: number | string) => string;
  readonly approve: string;
  readonly groups: string;
  readonly group: (id: number | string) => string;
}

/** The addresses of a mode. */
export const payrollPaths = (mode: PayrollMode): PayrollPaths => {
  const root = mode === 'finance' ? '/finance' : '';
  const payslips = `${root}/employee_payslips`;
  return {
    byGroup: `${payslips}/payslip_for_payroll_group`,
    byEmployee: `${payslips}/payslip_for_employees`,
    pastPayslips: (groupId) => `${payslips}/view_past_payslips/${groupId}`,
    groupPayslips: (groupId, payPeriod) => `${payslips}/view_all_employee_payslip/${groupId}/${payPeriod}`,
    generationList: (groupId, date) => `${payslips}/payslip_generation_list/${groupId}/${date}`,
    employeePast: (employeeId) => `${payslips}/view_employee_past_payslips?employee=${employeeId}`,
    payslip: (id) => `${payslips}/view_payslip/${id}`,
    approve: `${payslips}/approve_payslips`,
    groups: `${root}/payroll_groups`,
    group: (id) => `${root}/payroll_groups/${id}`,
  };
};

const office = '/employee_payslips';

/** Addresses available only to the personnel office. */
export const officePaths = {
  newPayslips: `${office}/payslip_for_payroll_group/new`,
  generate: (groupId: number | string, date?: string) =>
    `${office}/generate_payslips/${groupId}${date ? `?date=${date}` : ''}`,
  regular: (groupId: number | string, payPeriod: string) =>
    `${office}/view_regular_employees/${groupId}/${payPeriod}`,
  generateAll: (groupId: number | string, payPeriod: string) =>
    `${office}/generate_all_payslips/${groupId}/${payPeriod}`,
  generateOne: (groupId: number | string, employeeId: number | string, payPeriod: string) =>
    `${office}/generate_employee_payslip?group_id=${groupId}&employee_id=${employeeId}&pay_period=${payPeriod}`,
  edit: (id: number | string) => `${office}/edit_payslip/${id}`,
  assign: (employeeId: number | string) => `/payroll_payslip/${employeeId}/assign_employee_payroll`,
  groupEmployees: (groupId: number | string) => `/payroll/${groupId}`,
  assignEmployees: (groupId: number | string) => `/payroll/${groupId}/assign_employees`,
  createPayroll: (groupId: number | string) => `/payroll/${groupId}/create_employee_payroll`,
};
