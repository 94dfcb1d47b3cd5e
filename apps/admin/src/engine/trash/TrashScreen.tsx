import { Button, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TrashRow } from '@school/kernel';
import { useCall } from '../environment/use-call.ts';
import { useEnvironment } from '../environment/environment.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { Problem } from '../page/Problem.tsx';
import { TrashTable } from './TrashTable.tsx';
import { TrashKinds } from './TrashKinds.tsx';

interface Trash {
  readonly rows: readonly TrashRow[];
  readonly counts: readonly { readonly resource: string; readonly count: number }[];
}

const pageSize = 25;

/** Rows that one page shows; those beyond are counted, and can be found by searching. */
const mostShown = 1000;

/** Archived records of all kinds, with who and when; the selected kind and the search text are in the address. */
const TrashScreen = () => {
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const [search, setSearch] = useSearchParams();
  const [pages, setPages] = useState(1);
  const [q, kind] = [search.get('q') ?? '', search.get('resource') ?? ''];
  const { data, error, refetch } = useCall<Trash>('/setup/v1/trash', {
    range: [0, Math.min(pages * pageSize, mostShown) - 1],
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(kind ? { resource: kind } : {}),
  });
  const put = (name: string, value: string): void => {
    setPages(1);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  };
  if (error)
    return <Problem title={translate('engine.trash.title')} error={error} onRetry={() => void refetch()} />;
  const counts = (data?.counts ?? []).filter(({ resource }) => catalogue.has(resource));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const wanted = kind ? (counts.find(({ resource }) => resource === kind)?.count ?? 0) : total;
  return (
    <>
      <PageHeader
        title={translate('engine.trash.title')}
        under={<Typography color="textSecondary">{translate('engine.trash.lead')}</Typography>}
      />
      <TextField
        type="search"
        size="small"
        label={translate('engine.trash.search')}
        value={q}
        onChange={(event) => put('q', event.target.value)}
        sx={{ mb: 1.5, width: { xs: '100%', sm: 320 } }}
      />
      <TrashKinds counts={counts} chosen={kind} onChoose={(next) => put('resource', next)} />
      {data ? null : <FormSkeleton />}
      {data?.rows.length === 0 ? (
        <Typography color="textSecondary">
          {translate(q || kind ? 'engine.trash.nothing' : 'engine.trash.empty')}
        </Typography>
      ) : null}
      {data && data.rows.length > 0 ? (
        <TrashTable rows={data.rows} onRestored={() => void refetch()} />
      ) : null}
      {data && wanted > data.rows.length ? (
        <Button sx={{ mt: 1 }} disabled={pages * pageSize >= mostShown} onClick={() => setPages(pages + 1)}>
          {translate('engine.bulk.moreSkipped', { smart_count: wanted - data.rows.length })}
        </Button>
      ) : null}
    </>
  );
};

export default TrashScreen;
