import type { PayWishes } from './work-out.ts';

/** A request for one payslip. */
export interface PayslipRequest extends PayWishes {
  readonly employeeId: number;
  /** Where in the body its problems are reported, such as `payslips[3]`; "" for a body with one payslip. */
  readonly at: string;
  readonly remark?: string;
  /** What the browser's row was made from; if the state has changed, it is refused. */
  readonly employeePayrollVersion?: string;
  /** Net pay as shown in the browser; only used for comparison. */
  readonly sentNetPay?: string;
}

/** The path of a request's field in the body. */
export const fieldAt = ({ at }: Pick<PayslipRequest, 'at'>, field: string): string =>
  at === '' ? field : `${at}.${field}`;
