import type { DriveItem } from '@school/domain';
import { Box, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ItemIcon } from '../item/ItemIcon.tsx';
import { usePreview } from './use-preview.ts';

/** A picture, a PDF or a text, or otherwise the kind of file. */
export const FilePreview = ({ item }: { readonly item: DriveItem }) => {
  const translate = useTranslate();
  const { kind, isLoading, failed, url, text, isCut } = usePreview(item);
  if (isLoading)
    return (
      <Box sx={{ py: 6, textAlign: 'center' }}>
        <CircularProgress aria-label={translate('drive.loading')} />
      </Box>
    );
  if (kind === 'image' && url)
    return (
      <Box
        component="img"
        src={url}
        alt={item.name}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: '60vh', mx: 'auto' }}
      />
    );
  if (kind === 'pdf' && url)
    return (
      <Box
        component="iframe"
        // The viewer would title the document with a meaningless number; its name is shown above.
        src={`${url}#toolbar=0&navpanes=0&view=FitH`}
        title={item.name}
        sx={{ width: '100%', height: '60vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
    );
  if (kind === 'text' && !failed)
    return (
      <>
        <Box
          component="pre"
          tabIndex={0}
          sx={{
            m: 0,
            p: 1.5,
            maxHeight: '60vh',
            overflow: 'auto',
            bgcolor: 'action.hover',
            borderRadius: 1,
            fontSize: 14,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </Box>
        {isCut ? (
          <Typography variant="caption" color="textSecondary">
            {translate('drive.view.cut')}
          </Typography>
        ) : null}
      </>
    );
  return (
    <Box sx={{ py: 4, textAlign: 'center' }}>
      <ItemIcon item={item} large />
      <Typography color="textSecondary">
        {translate(failed ? 'drive.view.failed' : 'drive.view.none')}
      </Typography>
    </Box>
  );
};
