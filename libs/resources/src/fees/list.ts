import type { AnyResource } from '@school/kernel';
import { advanceFeeCategory } from './advance-fee-category.resource.ts';
import { feeCategory } from './fee-category.resource.ts';
import { feeChallan } from './fee-challan.resource.ts';
import { feeCollection } from './fee-collection.resource.ts';
import { feeDiscount } from './fee-discount.resource.ts';
import { feeParticular } from './fee-particular.resource.ts';
import { feeRefundRule } from './fee-refund-rule.resource.ts';
import { feeRefund } from './fee-refund.resource.ts';
import { fineSlab } from './fine-slab.resource.ts';
import { fineWaiver } from './fine-waiver.resource.ts';
import { fine } from './fine.resource.ts';
import { gateSetting } from './gate-setting.settings.ts';
import { instantFeeCategory } from './instant-fee-category.resource.ts';
import { instantFeeLine } from './instant-fee-line.resource.ts';
import { instantFeeParticular } from './instant-fee-particular.resource.ts';
import { instantFee } from './instant-fee.resource.ts';
import { masterDiscount } from './master-discount.resource.ts';
import { masterParticular } from './master-particular.resource.ts';
import { openingDue } from './opening-due.resource.ts';
import { particularPayment } from './particular-payment.resource.ts';
import { debtReminder } from './debts/debt-reminder.resource.ts';
import { debtStep } from './debts/debt-step.resource.ts';
import { studentFeeLine } from './student-fee-line.resource.ts';
import { studentFee } from './student-fee.resource.ts';
import { studentWallet } from './student-wallet.resource.ts';
import { walletTransaction } from './wallet-transaction.resource.ts';

export const feeResources: readonly AnyResource[] = [
  masterParticular,
  masterDiscount,
  feeCategory,
  feeParticular,
  feeDiscount,
  fine,
  fineSlab,
  feeCollection,
  studentFee,
  studentFeeLine,
  openingDue,
  particularPayment,
  fineWaiver,
  instantFeeCategory,
  instantFeeParticular,
  instantFee,
  instantFeeLine,
  feeRefundRule,
  feeRefund,
  advanceFeeCategory,
  studentWallet,
  walletTransaction,
  feeChallan,
  debtStep,
  debtReminder,
  gateSetting,
];
