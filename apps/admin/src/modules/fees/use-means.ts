import { useState } from 'react';

/** Means of payment. */
export const modes = ['CASH', 'CHEQUE', 'DD', 'BANK_TRANSFER', 'ONLINE', 'CARD', 'OTHERS'] as const;

/** The means of payment, as typed and as sent. */
export interface TypedMeans {
  readonly mode: string;
  readonly reference: string;
  readonly bank: string;
  readonly setMode: (mode: string) => void;
  readonly setReference: (reference: string) => void;
  readonly setBank: (bank: string) => void;
  readonly body: Readonly<Record<string, string>>;
}

/** A cheque has a number and a bank. */
export const isOnPaper = (mode: string): boolean => mode === 'CHEQUE' || mode === 'DD';
/** Banknotes have no number to ask for, nor does money the school already holds. */
export const hasReference = (mode: string): boolean => mode !== 'CASH' && mode !== 'WALLET';

export const useMeans = (): TypedMeans => {
  const [mode, setMode] = useState<string>('CASH');
  const [reference, setReference] = useState('');
  const [bank, setBank] = useState('');
  const body = {
    paymentMode: mode,
    ...(reference && hasReference(mode) ? { referenceNo: reference } : {}),
    ...(isOnPaper(mode) ? { bankName: bank } : {}),
  };
  return { mode, reference, bank, setMode, setReference, setBank, body };
};
