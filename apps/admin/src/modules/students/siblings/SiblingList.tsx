import { Box, Button, Stack, Typography } from '@mui/material';
import { isAmong, type AnyResource } from '@school/kernel';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../engine/catalogue/paths.ts';
import type { RecordRow } from '../../../engine/data/record-row.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useProvider } from '../../../engine/environment/use-provider.ts';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { useRecordVerbs } from '../../../engine/verbs/use-record-verbs.ts';

/** Maximum number of siblings shown; no family has more. */
const most = 50;

interface SiblingListProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
  /** Only this guardian's children. */
  readonly guardian?: number | undefined;
}

const guardiansOf = (record: RecordRow): readonly number[] => {
  const lines = record['guardians'];
  return Array.isArray(lines) ? lines.map((line: RecordRow) => Number(line['guardian'])) : [];
};

/** Students with a guardian in common, and the way to add one. */
export const SiblingList = ({ resource, record, guardian }: SiblingListProps) => {
  const translate = useTranslate();
  const provider = useProvider();
  const { actor } = useEnvironment();
  const verbs = useRecordVerbs(resource);
  const guardians = guardian === undefined ? guardiansOf(record) : [guardian];
  const { data, error, refetch } = useQuery({
    queryKey: ['student', 'siblings', record.id, guardians],
    queryFn: async () => {
      if (guardians.length === 0) return [];
      const { data: rows } = await provider.getList<RaRecord>('student', {
        filter: { 'family.guardian_in': guardians, id_ne: record.id },
        pagination: { page: 1, perPage: most },
        sort: { field: 'fullName', order: 'ASC' },
        meta: { labels: ['batch'] },
      });
      return rows;
    },
    retry: false,
  });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  const add = resource.actions?.['addSibling'];
  const mayAdd = add !== undefined && isAmong(actor, add.access) && record['status'] === 'ACTIVE';
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h6" component="h2">
        {translate('students.siblings.title')}
      </Typography>
      {data.length === 0 ? (
        <Typography color="text.secondary">{translate('students.siblings.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {data.map((row) => (
            <li key={row.id}>
              <Link to={recordPath(resource, 'show', row) ?? ''}>{String(row['fullName'])}</Link>
              {' · '}
              {String(row['admissionNumber'])}
              {row['_labels']?.batch ? ` · ${String(row['_labels'].batch)}` : ''}
            </li>
          ))}
        </Box>
      )}
      {mayAdd ? (
        <Button variant="outlined" onClick={() => void verbs.act('addSibling', add, [Number(record.id)])}>
          {translate('students.siblings.add')}
        </Button>
      ) : null}
    </Stack>
  );
};
