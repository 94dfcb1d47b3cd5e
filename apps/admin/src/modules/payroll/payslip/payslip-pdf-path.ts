/** The printed form of one payslip. */
export const payslipPdf = (id: number | string): string => `/setup/v1/document/payslip/${id}`;
/** Many of them as one file, in a job. */
export const payslipBatch = '/setup/v1/document/payslip/batch';
