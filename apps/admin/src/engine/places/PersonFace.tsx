import { Box, Typography } from '@mui/material';
import type { StoredFile } from '@school/kernel';
import type { ReactNode } from 'react';
import { Picture } from '../field/image/Picture.tsx';

interface PersonFaceProps {
  readonly name: string;
  readonly photo: StoredFile | undefined;
  /** Shown under the name. */
  readonly children?: ReactNode;
}

/** A person at a place: picture or initials, and the name in at most two lines. */
export const PersonFace = ({ name, photo, children }: PersonFaceProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.25, minWidth: 0, width: '100%', px: 0.25 }}>
    <Picture file={photo} size={40} name={name} />
    <Typography
      variant="caption"
      title={name}
      sx={{
        lineHeight: 1.2,
        textAlign: 'center',
        overflowWrap: 'anywhere',
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      }}
    >
      {name}
    </Typography>
    {children}
  </Box>
);
