import { styled } from '@mui/material/styles';
import type { StoredFile } from '@school/kernel';
import { useState } from 'react';
import { useFileUrl } from '../../files/use-file-url.ts';
import { hueOf, initialsOf } from './initials.ts';

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

/** Initials in the colour of the name; dark on light in light mode, light on dark in dark mode, both readable. */
const Initials = styled('span', { shouldForwardProp: (name) => name !== 'hue' })<{ readonly hue: number }>(
  ({ theme, hue }) => ({
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    containerType: 'inline-size',
    color: theme.palette.mode === 'light' ? `hsl(${hue} 70% 22%)` : `hsl(${hue} 60% 90%)`,
    backgroundColor: theme.palette.mode === 'light' ? `hsl(${hue} 60% 88%)` : `hsl(${hue} 35% 28%)`,
    '& > span': { fontSize: '40cqw', fontWeight: 600, lineHeight: 1, letterSpacing: 0 },
  }),
);

/** If there is no picture: whose it would be, or an outline of a person. */
const Instead = ({ name }: { readonly name: string | undefined }) => {
  const initials = initialsOf(name ?? '');
  if (initials === '') return <Placeholder />;
  return (
    <Initials hue={hueOf(name ?? '')} aria-hidden>
      <span>{initials}</span>
    </Initials>
  );
};

const Stored = ({ file, name }: { readonly file: StoredFile; readonly name: string | undefined }) => {
  const url = useFileUrl(file.id);
  const [broken, setBroken] = useState<string>();
  if (url === undefined || url === broken) return <Instead name={name} />;
  return <img src={url} alt={file.name} onError={() => setBroken(url)} />;
};

interface PictureProps {
  readonly file: StoredFile | null | undefined;
  /** Width and height in pixels. */
  readonly size: number;
  /** Who or what it shows; represented by initials as long as there is no picture. */
  readonly name?: string | undefined;
}

/** A stored picture, or its placeholder. */
export const Picture = ({ file, size, name }: PictureProps) => (
  <Frame style={{ width: size, height: size }}>
    {file ? <Stored file={file} name={name} /> : <Instead name={name} />}
  </Frame>
);
