import type { AnswerFrom } from '@school/kernel';
import type { paymentStatus } from '@school/resources';
import { useEffect } from 'react';
import { useLoad, type Load } from '../../engine/own-screen/use-load.ts';

export type PaymentStatus = AnswerFrom<typeof paymentStatus>;

/** Milliseconds between two checks while the gateway's response is pending. */
const pace = 3_000;

/** The outcome of a payment. @param isAwaited it is polled until the outcome is known */
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
