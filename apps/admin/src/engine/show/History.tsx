import { Box, Skeleton, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { RecordRow } from '../data/use-record.ts';
import { useProvider } from '../environment/use-provider.ts';
import { Problem } from '../page/Problem.tsx';
import { HistoryStep } from './HistoryStep.tsx';

/** Who changed what and when, newest first. */
export const History = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const translate = useTranslate();
  const provider = useProvider();
  const { data, error, refetch } = useQuery({
    queryKey: [resource.key, 'history', record.id, record['version']],
    queryFn: () => provider.history(resource.key, record.id),
    retry: false,
  });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.length === 0)
    return <Typography color="textSecondary">{translate('engine.history.none')}</Typography>;
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', p: 0, m: 0, borderInlineStart: 2, borderColor: 'divider', ml: 1 }}
    >
      {data.map((entry) => (
        <HistoryStep key={entry.id} resource={resource} entry={entry} />
      ))}
    </Box>
  );
};
