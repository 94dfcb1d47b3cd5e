import type { AnswerFrom } from '@school/kernel';
import type { paymentStatus } from '@school/resources';
import { useEffect } from 'react';
import { useLoad, type Load } from '../../engine/own-screen/use-load.ts';

export type PaymentStatus = AnswerFrom<typeof paymentStatus>;

/** Milliseconds between two looks while the word of the gateway is on its way. */
const pace = 3_000;

/** What became of a payment. @param isAwaited it is looked at again and again until it is known */
export const usePaymentStatus = (reference: string, isAwaited = false): Load<PaymentStatus> => {
  const load = useLoad<PaymentStatus>(
    `/finance/v1/onlinePayment/${encodeURIComponent(reference)}/status`,
    'payments.fail.status',
  );
  const { data, retry } = load;
  const isOpen = isAwaited && (data?.status === 'OPEN' || data?.status === 'BEGUN');
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(retry, pace);
    return () => clearInterval(timer);
  }, [isOpen, retry]);
  return load;
};
