/** A call to the payslip service. */
export const payslipCall = (suffix: string): string => `/setup/v1/paySlip/${suffix}`;

/** A call to the payroll group service. */
export const groupCall = (suffix: string): string => `/setup/v1/payrollGroup/${suffix}`;
