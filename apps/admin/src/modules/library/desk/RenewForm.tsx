import { Box, Button, TextField } from '@mui/material';
import type { LoanToday } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';

interface RenewFormProps {
  readonly loan: LoanToday;
  /** How many people are waiting for the book, of which no copy is free: in that case a reason is required. */
  readonly waiting: number;
  readonly busy: boolean;
  readonly onRenew: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** The form that extends the scanned loan. */
export const RenewForm = ({ loan, waiting, busy, onRenew, onCancel }: RenewFormProps) => {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        void onRenew(reason.trim());
      }}
    >
      {waiting > 0 ? (
        <TextField
          label={translate('library.desk.reason')}
          helperText={translate('library.renew.waitedFor', { smart_count: waiting })}
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
      <Button size="large" disabled={busy} onClick={onCancel}>
        {translate('library.desk.cancel')}
      </Button>
    </Box>
  );
};
