import type { BankFile, PaybookRegister } from './wire-register.ts';
import type {
  PayslipRow,
  PayslipPeriod,
  GroupEmployeeState,
  PeriodRow,
  EmployeeRow,
  SalaryListingRow,
  PayslipDetail,
  PayslipSummary,
} from './wire.ts';
import type {
  CategoryRules,
  PayrollGroupRow,
  PayrollGroupDetail,
  GroupCategories,
  GroupMemberRow,
  AssignableRow,
  EmployeeCard,
  EmployeePayrollData,
} from './wire-groups.ts';

/** Responses of the calls whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    salaryBankFile: BankFile;
    paybookFigures: PaybookRegister;
    payslipsOfEmployee: readonly PayslipRow[];
    payslipPeriodList: readonly PayslipPeriod[];
    payslipStatesOfPeriod: readonly GroupEmployeeState[];
    employeesWithoutPayslip: readonly EmployeeRow[];
    payslipsOfPeriod: readonly PayslipRow[];
    rejectedPayslips: readonly PayslipRow[];
    payslipsOfGroupAndDay: {
      readonly period: PeriodRow | null;
      readonly generated: readonly PayslipRow[];
      readonly regular: readonly EmployeeRow[];
      readonly rejected: readonly PayslipRow[];
    };
    salaryListingOfDepartment: readonly SalaryListingRow[];
    payslipShown: PayslipDetail;
    approvePayslip: PayslipRow & { readonly voucherNo: string | null };
    rejectPayslip: PayslipRow;
    revertPayslip: PayslipRow;
    payrollCategoryRules: CategoryRules;
    payrollGroupRows: readonly PayrollGroupRow[];
    payrollGroupDetail: PayrollGroupDetail;
    payrollGroupCategories: GroupCategories;
    payrollGroupMembers: readonly GroupMemberRow[];
    payrollGroupAssignable: readonly AssignableRow[];
    payrollEmployeeCard: EmployeeCard;
    payrollEmployeeData: EmployeePayrollData;
    payslipSummariesOfGroup: readonly PayslipSummary[];
    payslipSummariesOfPeriod: readonly PayslipSummary[];
    latestPayslipSummaries: readonly PayslipSummary[];
  }
}
