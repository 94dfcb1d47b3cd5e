import { useState } from 'react';

/** Means by which money changes hands. */
export const modes = ['CASH', 'CHEQUE', 'DD', 'BANK_TRANSFER', 'ONLINE', 'CARD', 'OTHERS'] as const;

/** How money is paid, as it is typed, and as it is sent. */
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
/** Nobody asks for a number of notes, or of what the school holds already. */
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
