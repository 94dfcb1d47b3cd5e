import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LoanToday } from '@school/domain';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { DeskSay } from './DeskSay.tsx';
import { RenewForm } from './RenewForm.tsx';
import { ScanField } from './ScanField.tsx';
import { ScannedLoan } from './ScannedLoan.tsx';
import { useScanned } from './use-scanned.ts';

/** Extends a loan, if nobody is waiting and the card setting allows it. */
export const RenewBook = () => {
  const translate = useTranslate();
  const { ask, say, word, busy, copy, loan, scan, clear, field } = useScanned();
  const renew = async (of: LoanToday, reason: string): Promise<void> => {
    const done = await ask<object>({
      path: `/setup/v1/BookMovements/transition/renew/${of.id}`,
      body: { version: of.version, ...(reason ? { overrideReason: reason } : {}) },
      unknown: translate('library.fail.desk'),
    });
    if (!done) return;
    const date = formatDate(of.renewedUntil);
    say({ tone: 'success', text: translate('library.renew.done', { title: of.title, date }) });
    clear();
  };
  return (
    <>
      <PageHeader title={translate('library.renew.title')} under={translate('library.renew.hint')} />
      <ScanField
        focused
        inputRef={field}
        label={translate('library.issue.book')}
        help={translate('library.issue.bookHelp')}
        onScan={(code) => void scan(code)}
      />
      <DeskSay word={word} />
      {loan ? (
        <>
          <ScannedLoan
            loan={loan}
            more={[
              {
                label: translate('library.renew.until'),
                value: loan.renewedUntil ? <DateCell value={loan.renewedUntil} /> : '–',
              },
              {
                label: translate('library.renew.count'),
                value: `${loan.renewalCount} / ${loan.renewalsAllowed}`,
              },
            ]}
          />
          {loan.renewalRefused ? (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {translate(`library.refused.${loan.renewalRefused}`)}
            </Alert>
          ) : null}
          <RenewForm
            loan={loan}
            waiting={copy !== undefined && copy.free === 0 ? copy.ahead : 0}
            busy={busy}
            onRenew={(reason) => renew(loan, reason)}
            onCancel={clear}
          />
        </>
      ) : null}
    </>
  );
};
