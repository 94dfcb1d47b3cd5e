/** The printed form of one payslip. */
export const payslipPdf = (id: number | string): string => `/setup/v1/document/payslip/${id}`;
