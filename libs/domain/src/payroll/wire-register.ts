import type { CategoryType } from './category.ts';

/** A category as a column of a pay book. */
export interface PaybookColumn {
  readonly code: string;
  readonly label: string;
  readonly type: CategoryType;
}

/** One employee in a pay book, totalled over its periods; amounts are decimal strings. */
export interface PaybookEmployee {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly department: string;
  readonly position: string;
  readonly account: string;
  readonly payslips: number;
  readonly daysPresent: string;
  readonly lopDays: string;
  readonly earningsTotal: string;
  readonly deductionsTotal: string;
  readonly netPay: string;
  /** By category code; categories the employee does not have are left out. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** A pay book with its figures. */
export interface PaybookRegister {
  readonly id: number;
  readonly name: string;
  readonly fromPeriod: string;
  readonly toPeriod: string;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  /** Additional columns: DEPARTMENT, POSITION, DAYS, ACCOUNT, SIGNATURE. */
  readonly shows: readonly string[];
  readonly columns: readonly PaybookColumn[];
  readonly rows: readonly PaybookEmployee[];
  readonly totals: {
    readonly amounts: Readonly<Record<string, string>>;
    readonly earningsTotal: string;
    readonly deductionsTotal: string;
    readonly netPay: string;
  };
}

/** Someone whose salary the bank file cannot pay. */
export interface UnpaidByFile {
  readonly employeeId: number;
  readonly name: string;
  readonly number: string;
  readonly payslip: string;
  readonly netPay: string;
}

/** The content of a month's bank file before it is downloaded. */
export interface BankFile {
  readonly templateName: string;
  readonly month: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly count: number;
  /** Total that the file pays. */
  readonly total: string;
  /** Approved payslips of employees without an account; they are not in the file. */
  readonly missing: readonly UnpaidByFile[];
  readonly missingTotal: string;
}
