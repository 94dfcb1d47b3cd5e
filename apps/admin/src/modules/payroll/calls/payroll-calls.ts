/** A call of the payslip service. */
export const payslipCall = (suffix: string): string => `/setup/v1/paySlip/${suffix}`;

/** A call of the payroll group service. */
export const groupCall = (suffix: string): string => `/setup/v1/payrollGroup/${suffix}`;
