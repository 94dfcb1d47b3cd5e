import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { feeReaders, feeStaff } from './fee-rights.ts';

export const advancesOfStudent = defineOperation('advancesOfStudent', {
  module: 'fees',
  label: 'Advance payments of a student',
  at: 'GET finance/v1/studentWallets/student/:student',
  input: { student: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: feeReaders,
});

export const feesToAssign = defineOperation('feesToAssign', {
  module: 'fees',
  label: 'Fee collections of a student',
  at: 'GET finance/v1/feeAssignments/student/:student',
  input: { student: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['ManageFee'],
});

export const fareBills = defineOperation('fareBills', {
  module: 'fees',
  label: 'Passengers of a batch with their bills of fares',
  at: 'GET finance/v1/feeAssignments/fares',
  input: { collection: f.text(), batch: f.text() },
  answer: 'wire',
  access: ['ManageFee'],
});

export const billsToChange = defineOperation('billsToChange', {
  module: 'fees',
  label: 'Bills of a collection in a batch',
  at: 'GET finance/v1/billChanges',
  input: { collection: f.text(), batch: f.text() },
  answer: 'wire',
  access: ['ManageFee'],
});

export const studentsAtCounter = defineOperation('studentsAtCounter', {
  module: 'fees',
  label: 'Students by name or admission number, with what is open',
  at: 'GET finance/v1/studentFee/find',
  input: { q: f.text() },
  answer: 'wire',
  access: feeStaff,
});

export const feeStatement = defineOperation('feeStatement', {
  module: 'fees',
  label: 'What a student has to pay and has paid',
  at: 'GET finance/v1/studentFee/student/:student',
  input: { student: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: feeReaders,
});

export const refundStatement = defineOperation('refundStatement', {
  module: 'fees',
  label: 'What may be paid back of the fees of a student',
  at: 'GET finance/v1/feesRefund/student/:student',
  input: { student: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['ManageRefunds', 'FinanceControl', 'FinanceReports'],
});

export const feeOperations = [
  refundStatement,
  studentsAtCounter,
  feeStatement,
  billsToChange,
  feesToAssign,
  fareBills,
  advancesOfStudent,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof feeOperations> {}
}
