import type { NewsAttachment } from '@school/domain';
import Download from '@mui/icons-material/Download';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FileIcon } from '../item/FileIcon.tsx';
import { sizeInKb } from '../item/news-words.ts';
import { useDownload } from './use-download.ts';

export const AttachmentList = ({ files }: { readonly files: readonly NewsAttachment[] }) => {
  const translate = useTranslate();
  const { busy, download } = useDownload();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {files.map((file) => (
        <Box
          component="li"
          key={file.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
        >
          <FileIcon name={file.fileName} />
          <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{file.fileName}</Typography>
            <Typography variant="body2" color="textSecondary">
              {sizeInKb(file.fileSize)}
            </Typography>
          </Box>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Download />}
            loading={busy === file.id}
            loadingPosition="start"
            aria-label={translate('news.downloadOf', { file: file.fileName })}
            onClick={() => void download(file)}
          >
            {translate('news.download')}
          </Button>
        </Box>
      ))}
    </Box>
  );
};
