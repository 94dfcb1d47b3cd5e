import type { Behaviours } from '../../engine/behaviour.ts';
import { employeePayrollBehaviour } from './assignments/employee-payroll.behaviour.ts';
import { payrollCategoryBehaviour } from './categories/payroll-category.behaviour.ts';
import { deductionRemittanceBehaviour } from './paying/deduction-remittance.behaviour.ts';
import { salaryPaymentBehaviour } from './paying/salary-payment.behaviour.ts';
import { payrollGroupBehaviour } from './groups/payroll-group.behaviour.ts';

/** Payroll rules that the definitions cannot express. */
export const payrollBehaviours: Behaviours = {
  payrollCategory: payrollCategoryBehaviour,
  payrollGroup: payrollGroupBehaviour,
  employeePayroll: employeePayrollBehaviour,
  salaryPayment: salaryPaymentBehaviour,
  deductionRemittance: deductionRemittanceBehaviour,
};
