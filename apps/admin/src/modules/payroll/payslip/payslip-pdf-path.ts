/** The printed form of one payslip. */
export const payslipPdf = (id: number | string): string => `/setup/v1/document/payslip/${id}`;
/** The same on the roll of a receipt printer. */
export const payslipSlipPdf = (id: number | string): string => `/setup/v1/document/payslipSlip/${id}`;
/** Many of them as one file, in a job. */
export const payslipBatch = '/setup/v1/document/payslip/batch';
