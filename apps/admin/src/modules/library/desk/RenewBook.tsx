import { Alert, Box, Button, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { LoanToday } from '@school/domain';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { DeskSay } from './DeskSay.tsx';
import { ScanField } from './ScanField.tsx';
import { ScannedLoan } from './ScannedLoan.tsx';
import { useScanned } from './use-scanned.ts';

/** A loan becomes longer, when nobody waits and the card setting allows it. */
export const RenewBook = () => {
  const translate = useTranslate();
  const { ask, say, word, busy, copy, loan, scan, clear, field } = useScanned();
  const [reason, setReason] = useState('');
  const renew = async (of: LoanToday): Promise<void> => {
    const done = await ask<object>({
      path: `/setup/v1/BookMovements/transition/renew/${of.id}`,
      body: { version: of.version, ...(reason.trim() ? { overrideReason: reason.trim() } : {}) },
      unknown: translate('library.fail.desk'),
    });
    if (!done) return;
    const date = formatDate(of.renewedUntil);
    say({ tone: 'success', text: translate('library.renew.done', { title: of.title, date }) });
    setReason('');
    clear();
  };
  const isWaitedFor = copy !== undefined && copy.ahead > 0 && copy.free === 0;
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
          <Box
            component="form"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
            onSubmit={(event: React.FormEvent) => {
              event.preventDefault();
              void renew(loan);
            }}
          >
            {isWaitedFor ? (
              <TextField
                label={translate('library.desk.reason')}
                helperText={translate('library.renew.waitedFor', { smart_count: copy.ahead })}
                required
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                sx={{ width: { xs: '100%', sm: 320 } }}
                slotProps={{ htmlInput: { maxLength: 200 } }}
              />
            ) : null}
            <Button
              type="submit"
              variant="contained"
              size="large"
              autoFocus
              loading={busy}
              disabled={loan.renewedUntil === null}
            >
              {translate('library.renew.verb')}
            </Button>
            <Button size="large" disabled={busy} onClick={clear}>
              {translate('library.desk.cancel')}
            </Button>
          </Box>
        </>
      ) : null}
    </>
  );
};
