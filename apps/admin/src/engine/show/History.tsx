import { Box, Skeleton, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import type { RecordRow } from '../data/record-row.ts';
import { Problem } from '../page/Problem.tsx';
import { HistoryStep } from './HistoryStep.tsx';
import { useHistory } from './use-history.ts';

/** Who changed what and when, newest first. */
export const History = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const translate = useTranslate();
  const { data, error, refetch } = useHistory(resource, record);
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
        <HistoryStep key={entry.id} resource={resource} record={record} entry={entry} />
      ))}
    </Box>
  );
};
