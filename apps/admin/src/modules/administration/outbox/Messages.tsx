import type { OutboxMessage } from '@school/kernel';
import { Box, Chip, MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import type { Column } from '../../../engine/list/table/column.ts';
import { DataTable } from '../../../engine/list/table/DataTable.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { MessageDialog } from './MessageDialog.tsx';

const states = ['QUEUED', 'SENDING', 'SENT', 'FAILED'] as const;
/** How many of the newest ones are returned. */
const listLength = 200;
const colours: Readonly<Record<string, 'success' | 'error' | 'default'>> = {
  SENT: 'success',
  FAILED: 'error',
};

const useMessageColumns = (stateWords: (key: string) => string): readonly Column<OutboxMessage>[] => {
  const translate = useTranslate();
  return [
    {
      key: 'createdAt',
      label: translate('administration.audit.at'),
      render: ({ createdAt }) => formatMoment(createdAt),
    },
    { key: 'recipient', label: translate('administration.outbox.to'), render: ({ recipient }) => recipient },
    {
      key: 'subject',
      label: translate('administration.outbox.subject'),
      role: 'title',
      render: ({ subject, channel }) => subject || channel,
    },
    {
      key: 'state',
      label: translate('administration.outbox.stateLabel'),
      render: (message) => (
        <Chip
          size="small"
          variant="outlined"
          color={colours[message.state] ?? 'default'}
          label={stateWords(message.state)}
        />
      ),
    },
    {
      key: 'attempts',
      label: translate('administration.outbox.attempts'),
      align: 'right',
      render: ({ attempts }) => attempts,
    },
  ];
};

/** Mails and texts that were sent, are waiting or failed; without a mail server they are read here. */
export const Messages = () => {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const { http } = useEnvironment();
  const [state, setState] = useState('');
  const asked = state === '' ? 'setup/v1/outbox' : `setup/v1/outbox?state=${state}`;
  const { data, error, refetch } = useCall<readonly OutboxMessage[]>(asked);
  const [open, setOpen] = useState<OutboxMessage>();
  const stateWords = (key: string): string => translate(`administration.outbox.state.${key}`, { _: key });
  const retry = async ({ id }: OutboxMessage): Promise<void> => {
    try {
      await http(`setup/v1/outbox/${id}/retry`, { method: 'POST', body: {} });
      toast.success('administration.outbox.queued');
      setOpen(undefined);
      await client.invalidateQueries({ queryKey: ['call'] });
    } catch (failure) {
      toast.failure(failure);
    }
  };
  const columns = useMessageColumns(stateWords);
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('administration.outbox.stateLabel')}
        value={state}
        onChange={({ target }) => setState(target.value)}
        sx={{ mb: 2, minWidth: 200 }}
      >
        <MenuItem value="">{translate('administration.audit.all')}</MenuItem>
        {states.map((key) => (
          <MenuItem key={key} value={key}>
            {stateWords(key)}
          </MenuItem>
        ))}
      </TextField>
      {error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={translate('administration.outbox.title')}
          columns={columns}
          rows={data}
          onOpen={setOpen}
          empty={
            <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
              <Typography sx={{ fontWeight: 600 }}>{translate('administration.outbox.none')}</Typography>
              <Typography variant="body2" color="textSecondary">
                {translate('administration.outbox.noneText')}
              </Typography>
            </Box>
          }
        />
      )}
      {data && data.length >= listLength ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('administration.outbox.latest', { count: listLength })}
        </Typography>
      ) : null}
      {open ? (
        <MessageDialog
          message={open}
          stateWord={stateWords(open.state)}
          onRetry={() => void retry(open)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  );
};
