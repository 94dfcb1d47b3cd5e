import { styled } from '@mui/material/styles';
import type { StoredFile } from '@school/kernel';
import { useState } from 'react';
import { useFileUrl } from '../../files/use-file-url.ts';

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.background.default,
  backgroundColor: theme.palette.grey[theme.palette.mode === 'light' ? 400 : 600],
  '& > svg': { width: '75%', height: '75%', fill: 'currentColor' },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const person =
  'M12 12c2.21 0 4-1.79 4-4s-1.79-4-4-4-4 1.79-4 4 1.79 4 4 4zm0 2c-2.67 0-8 1.34-8 4v2h16v-2c0-2.66-5.33-4-8-4z';

const Placeholder = () => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={person} />
  </svg>
);

const Stored = ({ file }: { readonly file: StoredFile }) => {
  const url = useFileUrl(file.id);
  const [broken, setBroken] = useState<string>();
  if (url === undefined || url === broken) return <Placeholder />;
  return <img src={url} alt={file.name} onError={() => setBroken(url)} />;
};

/** A stored picture, or the place for one. */
export const Picture = ({
  file,
  size,
}: {
  readonly file: StoredFile | null | undefined;
  readonly size: number;
}) => <Frame style={{ width: size, height: size }}>{file ? <Stored file={file} /> : <Placeholder />}</Frame>;
