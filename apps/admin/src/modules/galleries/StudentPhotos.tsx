import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useView } from '../../engine/blocks/use-view.ts';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { failureText } from '../../engine/own-screen/failure-text.ts';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { Loading } from '../../engine/own-screen/Loading.tsx';
import { photosIn } from './photo.ts';
import { PhotoTiles } from './PhotoTiles.tsx';

const atOnce = 24;

/** The photos that name a student, newest first. */
export const StudentPhotos = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const [count, setCount] = useState(atOnce);
  const { data, error, isFetching, refetch } = useView('photosOfStudent', {
    student: record?.id,
    range: [0, count - 1],
  });
  if (error)
    return (
      <LoadProblem text={failureText(error, translate('engine.ref.failed'))} onRetry={() => void refetch()} />
    );
  if (!data) return <Loading text="galleries.loading" />;
  if (data.total === 0)
    return <Typography color="textSecondary">{translate('galleries.noneOfStudent')}</Typography>;
  return (
    <>
      <PhotoTiles photos={photosIn(data.rows)} />
      {data.total > count ? (
        <Button sx={{ mt: 2 }} loading={isFetching} onClick={() => setCount(count + atOnce)}>
          {translate('galleries.more')}
        </Button>
      ) : null}
    </>
  );
};
