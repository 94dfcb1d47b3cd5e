import { Box, Button, TextField } from '@mui/material';
import type { LoanToday } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';

const amount = /^\d{1,8}([.,]\d{1,2})?$/;

interface ReturnFormProps {
  readonly loan: LoanToday;
  readonly busy: boolean;
  /** Takes the book back; part of its fine may be waived, with a reason. */
  readonly onReturn: (waiver: object) => Promise<void>;
  readonly onLose: () => Promise<void>;
  readonly onCancel: () => void;
}

/** What happens to the scanned loan when there is a fine. */
export const ReturnForm = ({ loan, busy, onReturn, onLose, onCancel }: ReturnFormProps) => {
  const translate = useTranslate();
  const [waived, setWaived] = useState('');
  const [reason, setReason] = useState('');
  const isWrong = waived !== '' && !amount.test(waived);
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        const waiver = waived ? { waived: waived.replace(',', '.'), waiveReason: reason.trim() } : {};
        void onReturn(waiver);
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
      <Button type="submit" variant="contained" size="large" autoFocus loading={busy} disabled={isWrong}>
        {translate('library.return.verb')}
      </Button>
      {loan.status === 'LOST' ? null : (
        <Button size="large" color="error" disabled={busy} onClick={() => void onLose()}>
          {translate('library.return.lose')}
        </Button>
      )}
      <Button size="large" disabled={busy} onClick={onCancel}>
        {translate('library.desk.cancel')}
      </Button>
    </Box>
  );
};
