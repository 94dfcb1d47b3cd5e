import type { Behaviours } from '../../engine/behaviour.ts';
import { remind } from './debts/reminding.ts';
import { employeeFarePaymentBehaviour } from './fares/employee-fare-payment.behaviour.ts';
import { employeeFareBehaviour } from './fares/employee-fares.ts';
import { feeChallanBehaviour } from './fee-challan.behaviour.ts';
import { feeCollectionBehaviour } from './fee-collection.behaviour.ts';
import { feeDiscountBehaviour, feeParticularBehaviour, fineBehaviour } from './fee-masters.behaviour.ts';
import { feeRefundBehaviour, feeRefundRuleBehaviour } from './fee-refund.behaviour.ts';
import { instantFeeBehaviour } from './instant-fee.behaviour.ts';
import { openingDueBehaviour } from './opening-due.behaviour.ts';
import { studentWalletBehaviour } from './student-wallet.behaviour.ts';
import { transactionReceiptBehaviour } from './transaction-receipt.behaviour.ts';
import { walletTransactionBehaviour } from './wallet-transaction.behaviour.ts';

/** Rules of fees that the definitions cannot express. */
export const feeBehaviours: Behaviours = {
  employeeFare: employeeFareBehaviour,
  employeeFarePayment: employeeFarePaymentBehaviour,
  feeChallan: feeChallanBehaviour,
  feeCollection: feeCollectionBehaviour,
  feeDiscount: feeDiscountBehaviour,
  feeParticular: feeParticularBehaviour,
  fine: fineBehaviour,
  instantFee: instantFeeBehaviour,
  feeRefund: feeRefundBehaviour,
  feeRefundRule: feeRefundRuleBehaviour,
  openingDue: openingDueBehaviour,
  studentFee: { actions: { remind: (rows, _asked, work) => remind(rows, work) } },
  studentWallet: studentWalletBehaviour,
  transactionReceipt: transactionReceiptBehaviour,
  walletTransaction: walletTransactionBehaviour,
};
