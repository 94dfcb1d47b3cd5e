import { Box, Button, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { LoanToday } from '@school/domain';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { isCharged } from './desk.ts';
import { DeskSay } from './DeskSay.tsx';
import { ScanField } from './ScanField.tsx';
import { ScannedLoan } from './ScannedLoan.tsx';
import { useScanned } from './use-scanned.ts';

const amount = /^\d{1,8}([.,]\d{1,2})?$/;

/** What comes back is scanned; nothing is asked unless there is a fine. */
export const ReturnBook = () => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  const { ask, say, word, busy, loan, scan, clear, field } = useScanned();
  const [waived, setWaived] = useState('');
  const [reason, setReason] = useState('');
  const isWrong = waived !== '' && !amount.test(waived);
  const takeBack = async (of: LoanToday, waiver: object = {}): Promise<void> => {
    const done = await ask<object>({
      path: `/setup/v1/BookMovements/transition/takeBack/${of.id}`,
      body: { version: of.version, returnedOn: context.today, ...waiver },
      unknown: translate('library.fail.desk'),
    });
    if (!done) return;
    const key = isCharged(of.fine) ? 'library.return.doneFine' : 'library.return.done';
    const params = { title: of.title, name: of.borrower, fine: formatMoney(of.fine) };
    say({ tone: 'success', text: translate(key, params) });
    setWaived('');
    setReason('');
    clear();
  };
  const scanned = async (code: string): Promise<void> => {
    const found = await scan(code);
    if (found && !isCharged(found.fine) && found.status !== 'LOST') await takeBack(found);
  };
  const lose = async (of: LoanToday): Promise<void> => {
    const done = await ask<object>({
      path: `/setup/v1/BookMovements/transition/lose/${of.id}`,
      body: { version: of.version },
      unknown: translate('library.fail.desk'),
    });
    if (!done) return;
    say({ tone: 'warning', text: translate('library.return.lost', { title: of.title, name: of.borrower }) });
    clear();
  };
  return (
    <>
      <PageHeader title={translate('library.return.title')} under={translate('library.return.hint')} />
      <ScanField
        focused
        inputRef={field}
        label={translate('library.issue.book')}
        help={translate('library.issue.bookHelp')}
        onScan={(code) => void scanned(code)}
      />
      <DeskSay word={word} />
      {loan ? (
        <>
          <ScannedLoan loan={loan} />
          <Box
            component="form"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
            onSubmit={(event: React.FormEvent) => {
              event.preventDefault();
              const waiver = waived ? { waived: waived.replace(',', '.'), waiveReason: reason.trim() } : {};
              void takeBack(loan, waiver);
            }}
          >
            <TextField
              label={translate('library.return.waived')}
              value={waived}
              error={isWrong}
              onChange={(event) => setWaived(event.target.value)}
              sx={{ width: { xs: '100%', sm: 160 } }}
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
            />
            <TextField
              label={translate('library.return.reason')}
              value={reason}
              required={waived !== ''}
              onChange={(event) => setReason(event.target.value)}
              sx={{ width: { xs: '100%', sm: 280 } }}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
            <Button
              type="submit"
              variant="contained"
              size="large"
              autoFocus
              loading={busy}
              disabled={isWrong}
            >
              {translate('library.return.verb')}
            </Button>
            {loan.status === 'LOST' ? null : (
              <Button size="large" color="error" disabled={busy} onClick={() => void lose(loan)}>
                {translate('library.return.lose')}
              </Button>
            )}
            <Button size="large" disabled={busy} onClick={clear}>
              {translate('library.desk.cancel')}
            </Button>
          </Box>
        </>
      ) : null}
    </>
  );
};
