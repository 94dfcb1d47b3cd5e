import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import type { LoanToday } from '@school/domain';
import type { ScannedCopy } from './desk.ts';
import { useDesk } from './use-desk.ts';

/** A copy scanned in order to act on its loan, and the field for the next one. */
export const useScanned = () => {
  const translate = useTranslate();
  const desk = useDesk();
  const { ask, say } = desk;
  const [copy, setCopy] = useState<ScannedCopy>();
  const field = useRef<HTMLInputElement>(null);
  /** @returns its loan; undefined if it has none, which has then been reported */
  const scan = async (code: string): Promise<LoanToday | undefined> => {
    const unknown = translate('library.desk.noCopy', { code });
    const scanned = await ask<ScannedCopy>({ path: '/setup/v1/LibraryDesk/copy', query: { code }, unknown });
    setCopy(scanned?.loan ? scanned : undefined);
    if (scanned && !scanned.loan) {
      say({ tone: 'warning', text: translate('library.desk.notOut', { title: scanned.title, code }) });
    }
    return scanned?.loan ?? undefined;
  };
  const clear = (): void => {
    setCopy(undefined);
    field.current?.focus();
  };
  return { ...desk, copy, loan: copy?.loan ?? undefined, scan, clear, field };
};
