import { defineScreen } from '@school/kernel';
import { payers } from './access.ts';

/** Where families pay. */
export const onlinePaymentScreens = [
  defineScreen('payOnline', {
    module: 'onlinePayments',
    label: 'Pay online',
    paths: ['/online_payments/pay/:id'],
    access: payers,
    forOneself: true,
    parent: '/children_fees',
  }),
  defineScreen('trialPayment', {
    module: 'onlinePayments',
    label: 'Test payment',
    paths: ['/online_payments/trial/:reference'],
    access: payers,
    forOneself: true,
    parent: '/children_fees',
  }),
  defineScreen('paymentResult', {
    module: 'onlinePayments',
    label: 'Payment',
    paths: ['/online_payments/result/:reference'],
    access: payers,
    forOneself: true,
    parent: '/children_fees',
  }),
] as const;
