import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { isAmong, type AnyResource, type RecordComment } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { offers } from '../catalogue/rights.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { DateTimeCell } from '../field/dateTime/DateTimeCell.tsx';
import { Problem } from '../page/Problem.tsx';
import { isClosed, useRemarks } from './use-remarks.ts';

const CommentRow = ({
  comment,
  onRemove,
}: {
  readonly comment: RecordComment;
  /** For users who may remove it. */
  readonly onRemove: (() => void) | undefined;
}) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2">
          <strong>{comment.author}</strong>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <DateTimeCell value={comment.at} />
          </Box>
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment.text}</Typography>
      </Box>
      {onRemove ? (
        <IconButton
          size="small"
          aria-label={translate('engine.comments.remove', { name: comment.author })}
          onClick={onRemove}
          sx={{ alignSelf: 'flex-start', displayPrint: 'none' }}
        >
          <DeleteOutline fontSize="small" />
        </IconButton>
      ) : null}
    </Box>
  );
};

/** User comments on a record, most recent first. */
export const Comments = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const { rows, error, refetch, add, remove } = useRemarks<RecordComment>(resource, record, 'comments');
  const writes = offers(actor, resource, resource.comments === 'readers' ? 'read' : 'update');
  const { moderate = [], moderatedBy } = resource.access;
  const moderates =
    isAmong(actor, moderate) || (moderatedBy !== undefined && Number(record[moderatedBy]) > 0);
  if (isClosed(resource, error))
    return <Typography color="textSecondary">{translate('engine.comments.closed')}</Typography>;
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  const send = async (): Promise<void> => {
    setBusy(true);
    if (await add({ text: text.trim() })) setText('');
    setBusy(false);
  };
  return (
    <>
      {writes ? (
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            gap: 1,
            mb: 2,
            displayPrint: 'none',
          }}
        >
          <TextField
            fullWidth
            multiline
            minRows={2}
            label={translate('engine.comments.add')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 4000 } }}
          />
          <Button
            variant="contained"
            disabled={text.trim() === ''}
            loading={busy}
            onClick={() => void send()}
          >
            {translate('engine.comments.send')}
          </Button>
        </Box>
      ) : null}
      {rows?.length === 0 ? (
        <Typography color="textSecondary">{translate('engine.comments.none')}</Typography>
      ) : null}
      {rows?.map((comment) => (
        <CommentRow
          key={comment.id}
          comment={comment}
          onRemove={
            writes && (moderates || comment.authorId === actor.id) ? () => void remove(comment.id) : undefined
          }
        />
      ))}
    </>
  );
};
