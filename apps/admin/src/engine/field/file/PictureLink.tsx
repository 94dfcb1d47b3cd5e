import { Box } from '@mui/material';
import type { StoredFile } from '@school/kernel';
import { useFileUrl } from '../../files/use-file-url.ts';
import { FileLink } from './FileLink.tsx';

/** A stored picture, small, next to its name. */
export const PictureLink = ({ file }: { readonly file: StoredFile }) => {
  const url = useFileUrl(file.id, 'small');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        sx={{
          width: 56,
          height: 42,
          flexShrink: 0,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        {url === undefined ? null : (
          <Box component="img" src={url} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
        )}
      </Box>
      <FileLink file={file} />
    </Box>
  );
};
