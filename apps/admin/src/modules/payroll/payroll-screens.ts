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
const newPayslips: Loader = async () => (await import('./lists/NewGroupPayslips.tsx')).NewGroupPayslips;
const generate: Loader = async () => (await import('./lists/GeneratePayslips.tsx')).GeneratePayslips;
const regular: Loader = async () =>
  (await import('./generation/ViewRegularEmployees.tsx')).ViewRegularEmployees;
const generateAll: Loader = async () =>
  (await import('./generation/GenerateAllPayslips.tsx')).GenerateAllPayslips;
const generateOne: Loader = async () =>
  (await import('./generation/GenerateEmployeePayslip.tsx')).GenerateEmployeePayslip;
const edit: Loader = async () => (await import('./payslip/EditPayslip.tsx')).EditPayslip;
const view: Loader = async () => (await import('./payslip/ViewPayslip.tsx')).ViewPayslip;
const createPayroll: Loader = async () =>
  (await import('./assignment/CreateEmployeePayroll.tsx')).CreateEmployeePayroll;
const members: Loader = async () => (await import('./assignment/GroupPayrolls.tsx')).GroupPayrolls;
const createInGroup: Loader = async () =>
  (await import('./assignment/CreateGroupPayroll.tsx')).CreateGroupPayroll;
const assign: Loader = async () => (await import('./assignment/AssignEmployees.tsx')).AssignEmployees;
const paybook: Loader = async () => (await import('./register/PaybookRegister.tsx')).PaybookRegister;
const bankFile: Loader = async () => (await import('./register/BankFile.tsx')).BankFile;

/** The payslip screens by key, for the personnel office and for finance. */
export const payrollScreens = {
  payslipSettings: office(settings),
  newGroupPayslips: office(newPayslips),
  generatePayslips: office(generate),
  viewRegularEmployees: office(regular),
  generateAllPayslips: office(generateAll),
  generateEmployeePayslip: office(generateOne),
  editPayslip: office(edit),
  viewPayslip: office(view),
  paybookRegister: office(paybook),
  bankFile: office(bankFile),
  createEmployeePayroll: office(createPayroll),
  groupPayrolls: office(members),
  createGroupPayroll: office(createInGroup),
  assignEmployees: office(assign),
  financeViewPayslip: finance(view),
};
