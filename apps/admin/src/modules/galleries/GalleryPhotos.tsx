import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { photosIn } from './photo.ts';
import { PhotoTiles } from './PhotoTiles.tsx';

/** The photos of an album. */
export const GalleryPhotos = ({ values }: OwnSectionProps) => {
  const translate = useTranslate();
  const photos = photosIn(values['photos'], values['allowDownload'] !== false);
  if (photos.length === 0)
    return <Typography color="textSecondary">{translate('galleries.empty')}</Typography>;
  return <PhotoTiles photos={photos} />;
};
