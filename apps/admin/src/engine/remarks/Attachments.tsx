import AttachFile from '@mui/icons-material/AttachFile';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import type { AnyResource, RecordAttachment } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { offers } from '../catalogue/rights.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { DateTimeCell } from '../field/dateTime/DateTimeCell.tsx';
import { downloadFile } from '../files/download.ts';
import { fileSize } from '../files/file-size.ts';
import { uploadFile } from '../files/upload.ts';
import { Problem } from '../page/Problem.tsx';
import { isClosed, useRemarks } from './use-remarks.ts';

const AttachmentRow = ({
  file,
  onRemove,
}: {
  readonly file: RecordAttachment;
  /** For users who may remove it. */
  readonly onRemove: (() => void) | undefined;
}) => {
  const translate = useTranslate();
  const toast = useToast();
  const { fetcher } = useEnvironment();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Button
          sx={{
            px: 0,
            justifyContent: 'flex-start',
            textAlign: 'start',
            textTransform: 'none',
            overflowWrap: 'anywhere',
          }}
          onClick={() =>
            void downloadFile(fetcher, `/setup/v1/files/${file.id}`, file.name).catch(toast.failure)
          }
        >
          {file.name}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {fileSize(file.size)} · {file.by} · <DateTimeCell value={file.at} />
        </Typography>
      </Box>
      {onRemove ? (
        <IconButton
          size="small"
          aria-label={translate('engine.attachments.remove', { name: file.name })}
          onClick={onRemove}
          sx={{ displayPrint: 'none' }}
        >
          <DeleteOutline fontSize="small" />
        </IconButton>
      ) : null}
    </Box>
  );
};

/** Files attached to a record. */
export const Attachments = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const translate = useTranslate();
  const toast = useToast();
  const { actor, http } = useEnvironment();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const { rows, error, refetch, add, remove } = useRemarks<RecordAttachment>(resource, record, 'attachments');
  const writes = offers(actor, resource, 'update');
  if (isClosed(resource, error))
    return <Typography color="textSecondary">{translate('engine.comments.closed')}</Typography>;
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setBusy(true);
    try {
      await add({ fileId: (await uploadFile(http, file)).id });
    } catch (problem) {
      toast.failure(problem);
    }
    setBusy(false);
  };
  return (
    <>
      {writes ? (
        <Box sx={{ mb: 2, displayPrint: 'none' }}>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={translate('engine.attachments.add')}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button
            variant="outlined"
            startIcon={<AttachFile />}
            loading={busy}
            onClick={() => input.current?.click()}
          >
            {translate('engine.attachments.add')}
          </Button>
        </Box>
      ) : null}
      {rows?.length === 0 ? (
        <Typography color="textSecondary">{translate('engine.attachments.none')}</Typography>
      ) : null}
      {rows?.map((file) => (
        <AttachmentRow key={file.id} file={file} onRemove={writes ? () => void remove(file.id) : undefined} />
      ))}
    </>
  );
};
