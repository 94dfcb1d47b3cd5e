import { Button, Paper, Typography } from '@mui/material';
import type { AnyResource, ClosedVerb } from '@school/kernel';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useEnvironment } from '../../environment/environment.ts';
import { BulkPrint } from './BulkPrint.tsx';
import { useBulk } from './use-bulk.ts';
import { wholeNumber } from '../../../i18n/whole-number.ts';
import { useMarked } from './use-marked.ts';
import { BulkActs } from './BulkActs.tsx';
import { isOpenTo } from './is-open-to.ts';

const BulkEditDialog = lazy(() =>
  import('./BulkEditDialog.tsx').then((module) => ({ default: module.BulkEditDialog })),
);

interface BulkBarProps {
  readonly resource: AnyResource;
  readonly list: ListControllerResult<RaRecord>;
  readonly filter: object;
}

/** What can be done with the selected rows, or with everything that matches. */
export const BulkBar = ({ resource, list, filter }: BulkBarProps) => {
  const translate = useTranslate();
  const environment = useEnvironment();
  const { everything, count, target, markAll, done } = useMarked(resource, list, filter);
  const [editing, setEditing] = useState(false);
  const total = list.total ?? 0;
  const bulk = useBulk(resource, target, count, done);
  const offered = (verb: ClosedVerb): boolean => isOpenTo(verb, resource, list, everything, environment);
  const archived = (list.filterValues as Record<string, unknown>)['archived'] === true;
  return (
    <Paper
      variant="outlined"
      role="toolbar"
      aria-label={translate('engine.bulk.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.5,
        mb: 1,
        borderColor: 'primary.main',
        displayPrint: 'none',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }} aria-live="polite">
        {translate('engine.bulk.marked', { smart_count: count })}
      </Typography>
      {!everything && total > list.selectedIds.length ? (
        <Button size="small" onClick={() => void markAll()}>
          {translate('engine.bulk.everything', { count: wholeNumber(total) })}
        </Button>
      ) : null}
      <Button size="small" onClick={done}>
        {translate('engine.bulk.unmark')}
      </Button>
      <span style={{ flexGrow: 1 }} />
      <BulkActs resource={resource} ids={list.selectedIds} disabled={everything} onDone={done} />
      <BulkPrint resource={resource} target={target} count={count} />
      {offered('update') ? (
        <Button size="small" onClick={() => setEditing(true)}>
          {translate('engine.bulk.edit')}
        </Button>
      ) : null}
      {offered('archive') ? (
        <Button size="small" onClick={() => void bulk(archived ? 'restore' : 'archive')}>
          {translate(archived ? 'engine.verb.restore' : 'engine.verb.archive')}
        </Button>
      ) : null}
      {offered('delete') ? (
        <Button size="small" color="error" onClick={() => void bulk('delete')}>
          {translate('engine.verb.delete')}
        </Button>
      ) : null}
      {editing ? (
        <Suspense fallback={null}>
          <BulkEditDialog
            resource={resource}
            target={target}
            count={count}
            onClose={(changed) => {
              setEditing(false);
              if (changed) done();
            }}
          />
        </Suspense>
      ) : null}
    </Paper>
  );
};
