import type { AnyOperation } from '@school/kernel';
import { markFileOperations } from './assessment/mark-file.operations.ts';
import { scoreSheetOperations } from './assessment/score-sheet.operations.ts';
import { bankPaymentOperations } from './fees/bank-payment.operations.ts';
import { bankOperations } from './finance/bank/bank.operations.ts';
import { messageOperations } from './messages/message.operations.ts';
import { bankPackageOperations } from './online-exams/bank-package.operations.ts';
import { markingOperations } from './online-exams/marking.operations.ts';
import { sittingOperations } from './online-exams/sitting.operations.ts';
import { onlinePaymentOperations } from './online-payments/online-payment.operations.ts';
import { studentOperations } from './students/student.operations.ts';
import { timetableOperations } from './timetable/timetable.operations.ts';

/** Verbs of the product that are more than saving a record. */
export const operations: readonly AnyOperation[] = [
  ...bankPackageOperations,
  ...markingOperations,
  ...bankOperations,
  ...bankPaymentOperations,
  ...messageOperations,
  ...onlinePaymentOperations,
  ...markFileOperations,
  ...scoreSheetOperations,
  ...sittingOperations,
  ...studentOperations,
  ...timetableOperations,
];
