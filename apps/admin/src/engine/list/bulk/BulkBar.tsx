import { Button, Paper, Typography } from '@mui/material';
import type { AnyResource, ClosedVerb, Filter } from '@school/kernel';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { allows } from '../../catalogue/closed.ts';
import { actionsOn, offersMany, operationsOn } from '../../catalogue/rights.ts';
import { baseOf } from '../../data/addresses.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useRecordVerbs } from '../../verbs/use-record-verbs.ts';
import { BulkPrint } from './BulkPrint.tsx';
import type { Target } from '../../data/target.ts';
import { useBulk } from './use-bulk.ts';
import { wholeNumber } from '../../../i18n/whole-number.ts';

const BulkEditDialog = lazy(() =>
  import('./BulkEditDialog.tsx').then((module) => ({ default: module.BulkEditDialog })),
);

const mostMarked = 1000;

interface BulkBarProps {
  readonly resource: AnyResource;
  readonly list: ListControllerResult<RaRecord>;
  readonly filter: object;
}

/** What one may do to the marked rows, or to everything that matches. */
export const BulkBar = ({ resource, list, filter }: BulkBarProps) => {
  const translate = useTranslate();
  const words = useWords();
  const environment = useEnvironment();
  const { actor, http } = environment;
  const verbs = useRecordVerbs(resource);
  const [everything, setEverything] = useState(false);
  const [editing, setEditing] = useState(false);
  const total = list.total ?? 0;
  const count = everything ? total : list.selectedIds.length;
  const target: Target = everything ? { filter: filter as Filter } : { ids: list.selectedIds };
  const done = (): void => {
    setEverything(false);
    list.onUnselectItems();
  };
  const toast = useToast();
  /** Up to a thousand rows are marked one by one, so that actions and Undo know them; more go by their filter. */
  const markAll = async (): Promise<void> => {
    if (total > mostMarked) return setEverything(true);
    // In the order of the list, in which they are printed too.
    const sort = [list.sort.field, list.sort.order];
    const query = { filter, sort, fields: ['id'], range: [0, mostMarked - 1] };
    try {
      const { data } = await http<readonly RaRecord[]>(`${baseOf(resource)}/getall`, { query });
      list.onSelect(data.map(({ id }) => id));
    } catch (error) {
      toast.failure(error);
    }
  };
  const bulk = useBulk(resource, target, count, done);
  /** Not where every marked row is closed to it; rows of other pages may be open. */
  const offered = (verb: ClosedVerb): boolean => {
    if (!offersMany(actor, resource, verb)) return false;
    const marked = (list.data ?? []).filter(({ id }) => list.selectedIds.includes(id));
    const isAll = !everything && marked.length === list.selectedIds.length;
    return !isAll || marked.some((row) => allows(environment, resource, verb, row));
  };
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
      {actionsOn(actor, resource, 'selection').map(([name, action]) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          disabled={everything}
          onClick={() => void verbs.act(name, action, list.selectedIds).then((ok) => ok && done())}
        >
          {words.say(`resources.${resource.key}.actions.${name}`, action.label)}
        </Button>
      ))}
      {operationsOn(actor, resource, 'several').map((operation) => (
        <Button
          key={operation.key}
          size="small"
          variant="outlined"
          disabled={everything}
          onClick={() => void verbs.operate(operation, list.selectedIds).then((ok) => ok && done())}
        >
          {words.say(`operations.${operation.key}`, operation.label)}
        </Button>
      ))}
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
