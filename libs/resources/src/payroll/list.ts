import type { AnyResource } from '@school/kernel';
import { bankFileColumn } from './bank-file-column.resource.ts';
import { bankFileTemplate } from './bank-file-template.resource.ts';
import { deductionRemittance } from './deduction-remittance.resource.ts';
import { employeePayrollLine } from './employee-payroll-line.resource.ts';
import { employeePayroll } from './employee-payroll.resource.ts';
import { individualPayslipItem } from './individual-payslip-item.resource.ts';
import { paybook } from './paybook.resource.ts';
import { payrollCategoryCondition } from './payroll-category-condition.resource.ts';
import { payrollCategory } from './payroll-category.resource.ts';
import { payrollGroupRevision } from './payroll-group-revision.resource.ts';
import { payrollGroup } from './payroll-group.resource.ts';
import { payrollRun } from './payroll-run.resource.ts';
import { payrollSetting } from './payroll-setting.settings.ts';
import { payslipEvent } from './payslip-event.resource.ts';
import { payslipLine } from './payslip-line.resource.ts';
import { payslipReport } from './payslip-report.resource.ts';
import { payslipSetting } from './payslip-setting.settings.ts';
import { payslip } from './payslip.resource.ts';
import { salaryPayment } from './salary-payment.resource.ts';
import { workingDaySetting } from './working-day-setting.settings.ts';

export const payrollResources: readonly AnyResource[] = [
  bankFileColumn,
  bankFileTemplate,
  deductionRemittance,
  employeePayrollLine,
  employeePayroll,
  individualPayslipItem,
  paybook,
  payrollCategoryCondition,
  payrollCategory,
  payrollGroupRevision,
  payrollGroup,
  payrollRun,
  payrollSetting,
  payslipEvent,
  payslipLine,
  payslipReport,
  payslipSetting,
  payslip,
  salaryPayment,
  workingDaySetting,
];
