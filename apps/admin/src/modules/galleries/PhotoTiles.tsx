import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useFileUrl } from '../../engine/files/use-file-url.ts';
import type { Photo } from './photo.ts';
import { PhotoDialog } from './PhotoDialog.tsx';

/** Whether something has come into view; a photo is fetched then, not before. */
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
  readonly photo: Photo;
  readonly label: string;
  readonly onOpen: () => void;
}

const Tile = ({ photo: { file, title }, label, onOpen }: TileProps) => {
  const { place, isSeen } = useSeen();
  const url = useFileUrl(isSeen ? file.id : undefined, 'small');
  return (
    <Box sx={{ minWidth: 0 }}>
      <ButtonBase
        ref={place}
        aria-label={label}
        onClick={onOpen}
        sx={{
          display: 'block',
          width: 1,
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
          <Box
            component="img"
            src={url}
            alt={title || file.name}
            sx={{ width: 1, height: 1, objectFit: 'cover' }}
          />
        )}
      </ButtonBase>
      {title === '' ? null : (
        <Typography variant="body2" noWrap title={title} sx={{ mt: 0.5 }}>
          {title}
        </Typography>
      )}
    </Box>
  );
};

/** Photos as tiles; each opens enlarged, with the next and previous ones. */
export const PhotoTiles = ({ photos }: { readonly photos: readonly Photo[] }) => {
  const translate = useTranslate();
  const [shown, setShown] = useState<number>();
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
        }}
      >
        {photos.map((photo, at) => (
          <Tile
            key={photo.file.id}
            photo={photo}
            label={translate('galleries.open', { number: at + 1, name: photo.title || photo.file.name })}
            onOpen={() => setShown(at)}
          />
        ))}
      </Box>
      {shown === undefined ? null : (
        <PhotoDialog photos={photos} at={shown} onMove={setShown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
};
