import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import type { StoredFile } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { useFileUrl } from '../../engine/files/use-file-url.ts';
import { PhotoDialog } from './PhotoDialog.tsx';

const isFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'id' in value;

/** The photos of an album, in their order. */
export const photosIn = (values: Readonly<Record<string, unknown>>): readonly StoredFile[] =>
  (Array.isArray(values['photos']) ? (values['photos'] as readonly { photo?: unknown }[]) : [])
    .map(({ photo }) => photo)
    .filter(isFile);

/** Whether something has come into sight; a photo is fetched then, not before. */
const useSeen = () => {
  const place = useRef<HTMLButtonElement>(null);
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const node = place.current;
    if (!node || isSeen) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '300px' },
    );
    watch.observe(node);
    return () => watch.disconnect();
  }, [isSeen]);
  return { place, isSeen };
};

interface TileProps {
  readonly file: StoredFile;
  readonly label: string;
  readonly onOpen: () => void;
}

const Tile = ({ file, label, onOpen }: TileProps) => {
  const { place, isSeen } = useSeen();
  const url = useFileUrl(isSeen ? file.id : undefined);
  return (
    <ButtonBase
      ref={place}
      aria-label={label}
      onClick={onOpen}
      sx={{
        aspectRatio: '4 / 3',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.hover',
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
      }}
    >
      {url === undefined ? (
        <Skeleton variant="rectangular" width="100%" height="100%" />
      ) : (
        <Box component="img" src={url} alt={file.name} sx={{ width: 1, height: 1, objectFit: 'cover' }} />
      )}
    </ButtonBase>
  );
};

/** The photos of an album as tiles; each opens large, with the next and the one before. */
export const GalleryPhotos = ({ values }: OwnSectionProps) => {
  const translate = useTranslate();
  const [shown, setShown] = useState<number>();
  const photos = photosIn(values);
  if (photos.length === 0)
    return <Typography color="textSecondary">{translate('galleries.empty')}</Typography>;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
        }}
      >
        {photos.map((file, at) => (
          <Tile
            key={file.id}
            file={file}
            label={translate('galleries.open', { number: at + 1, name: file.name })}
            onOpen={() => setShown(at)}
          />
        ))}
      </Box>
      {shown === undefined ? null : (
        <PhotoDialog
          photos={photos}
          at={shown}
          mayKeep={values['allowDownload'] !== false}
          onMove={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
};
