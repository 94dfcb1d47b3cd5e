import type { ComponentType } from 'react';
import type { PayrollMode } from './mode/payroll-paths.ts';
import { payrollScreen } from './mode/PayrollScreen.tsx';

type Loader = () => Promise<ComponentType>;

const inMode = (mode: PayrollMode) => (load: Loader) => async () => ({
  default: payrollScreen(mode, await load()),
});
const office = inMode('office');
const finance = inMode('finance');

const settings: Loader = async () => (await import('./settings/PayslipSettings.tsx')).PayslipSettings;
const byGroup: Loader = async () => (await import('./lists/PayslipsByGroup.tsx')).PayslipsByGroup;
const newPayslips: Loader = async () => (await import('./lists/NewGroupPayslips.tsx')).NewGroupPayslips;
const generate: Loader = async () => (await import('./lists/GeneratePayslips.tsx')).GeneratePayslips;
const regular: Loader = async () =>
  (await import('./generation/ViewRegularEmployees.tsx')).ViewRegularEmployees;
const generateAll: Loader = async () =>
  (await import('./generation/GenerateAllPayslips.tsx')).GenerateAllPayslips;
const byEmployee: Loader = async () => (await import('./lists/PayslipsByEmployee.tsx')).PayslipsByEmployee;
const generateOne: Loader = async () =>
  (await import('./generation/GenerateEmployeePayslip.tsx')).GenerateEmployeePayslip;
const edit: Loader = async () => (await import('./payslip/EditPayslip.tsx')).EditPayslip;
const rejected: Loader = async () => (await import('./lists/RejectedPayslips.tsx')).RejectedPayslips;
const pending: Loader = async () => (await import('./lists/PendingPayslips.tsx')).PendingPayslips;
const approve: Loader = async () => (await import('./approval/ApprovePayslips.tsx')).ApprovePayslips;
const range: Loader = async () => (await import('./approval/ApproveRange.tsx')).ApproveRange;
const past: Loader = async () => (await import('./lists/PastPayslips.tsx')).PastPayslips;
const period: Loader = async () => (await import('./lists/GroupPayslips.tsx')).GroupPayslips;
const states: Loader = async () => (await import('./lists/PayslipGenerationList.tsx')).PayslipGenerationList;
const employeePast: Loader = async () =>
  (await import('./lists/EmployeePastPayslips.tsx')).EmployeePastPayslips;
const myPayslips: Loader = async () => (await import('./lists/EmployeePastPayslips.tsx')).MyPayslips;
const view: Loader = async () => (await import('./payslip/ViewPayslip.tsx')).ViewPayslip;
const monthly: Loader = async () => (await import('./lists/MonthlyPayslips.tsx')).MonthlyPayslips;
const createPayroll: Loader = async () =>
  (await import('./assignment/CreateEmployeePayroll.tsx')).CreateEmployeePayroll;
const members: Loader = async () => (await import('./assignment/GroupPayrolls.tsx')).GroupPayrolls;
const createInGroup: Loader = async () =>
  (await import('./assignment/CreateGroupPayroll.tsx')).CreateGroupPayroll;
const assign: Loader = async () => (await import('./assignment/AssignEmployees.tsx')).AssignEmployees;
const paybook: Loader = async () => (await import('./register/PaybookRegister.tsx')).PaybookRegister;
const bankFile: Loader = async () => (await import('./register/BankFile.tsx')).BankFile;
const groups: Loader = async () => (await import('./groups/FinancePayrollGroups.tsx')).FinancePayrollGroups;
const group: Loader = async () => (await import('./groups/FinancePayrollGroup.tsx')).FinancePayrollGroup;

/** The payslip screens by key, for the personnel office and for finance. */
export const payrollScreens = {
  payslipSettings: office(settings),
  payslipsByGroup: office(byGroup),
  newGroupPayslips: office(newPayslips),
  generatePayslips: office(generate),
  viewRegularEmployees: office(regular),
  generateAllPayslips: office(generateAll),
  payslipsByEmployee: office(byEmployee),
  generateEmployeePayslip: office(generateOne),
  editPayslip: office(edit),
  rejectedPayslips: office(rejected),
  pendingPayslips: office(pending),
  approvePayslips: office(approve),
  pastPayslips: office(past),
  groupPayslips: office(period),
  payslipGenerationList: office(states),
  employeePastPayslips: office(employeePast),
  myPayslips: office(myPayslips),
  viewPayslip: office(view),
  monthlyPayslips: office(monthly),
  paybookRegister: office(paybook),
  bankFile: office(bankFile),
  createEmployeePayroll: office(createPayroll),
  groupPayrolls: office(members),
  createGroupPayroll: office(createInGroup),
  assignEmployees: office(assign),
  financePayrollGroups: finance(groups),
  financePayrollGroup: finance(group),
  financePayslipsByGroup: finance(byGroup),
  financePayslipsByEmployee: finance(byEmployee),
  financeApprovePayslips: finance(approve),
  financeApproveRange: finance(range),
  financeRejectedPayslips: finance(rejected),
  financeGroupPayslips: finance(period),
  financePastPayslips: finance(past),
  financeGenerationList: finance(states),
  financeEmployeePastPayslips: finance(employeePast),
  financeViewPayslip: finance(view),
  financeMonthlyPayslips: finance(monthly),
};
