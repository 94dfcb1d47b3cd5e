import type { PayWishes } from './work-out.ts';

/** One payslip that somebody asks for. */
export interface PayslipRequest extends PayWishes {
  readonly employeeId: number;
  /** Where in the body its problems are shown, such as `payslips[3]`; "" for a body of one payslip. */
  readonly at: string;
  readonly remark?: string;
  /** What the row of the browser was made from; another state now is refused. */
  readonly employeePayrollVersion?: string;
  /** Net pay as the browser shows it; only ever compared. */
  readonly sentNetPay?: string;
}

/** The place of a field of a request in the body. */
export const fieldAt = ({ at }: Pick<PayslipRequest, 'at'>, field: string): string =>
  at === '' ? field : `${at}.${field}`;
