import Inbox from '@mui/icons-material/InboxOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { AnyResource, Filter } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { newRecordAt } from './new-record.ts';
import { screenPath } from '../catalogue/paths.ts';
import { offers } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';

const ImportDialog = lazy(() =>
  import('../transfer/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

interface EmptyListProps {
  readonly resource: AnyResource;
  readonly filtered: boolean;
  /** The view that has no rows, if nothing else narrows the list. */
  readonly view?: string | undefined;
  readonly archived: boolean;
  /** What all rows of the list have in common, including those of a file imported here. */
  readonly given?: Filter | undefined;
  readonly onClear: () => void;
}

/** The message for users who may enter the first record, import it from a file, both, or only wait for it. */
const hintFor = (mayCreate: boolean, mayImport: boolean): string => {
  if (mayImport) return mayCreate ? 'none' : 'toImport';
  return mayCreate ? 'toCreate' : 'toWait';
};

/** Nothing to show, and what to do about it. */
export const EmptyList = ({ resource, filtered, view, archived, given, onClear }: EmptyListProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor } = useEnvironment();
  const create = screenPath(resource, 'create', useParams());
  const { pathname } = useLocation();
  const [importing, setImporting] = useState(false);
  const mayImport = offers(actor, resource, 'import') && !resource.ownCalls?.includes('import');
  const mayCreate = create !== undefined && offers(actor, resource, 'create');
  // A blank form would know nothing of the record that the rows belong to; the button above the list opens one that does.
  const isPart = Object.keys(given ?? {}).length > 0;
  const narrowed = view === undefined ? 'filtered' : 'view';
  const hint = filtered ? narrowed : archived ? 'archived' : hintFor(mayCreate, mayImport);
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
      <Inbox sx={{ fontSize: 40, color: 'text.disabled' }} aria-hidden />
      <Typography sx={{ fontWeight: 600 }}>{translate('engine.list.noData')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate(`engine.list.empty.${hint}`, { name: words.many(resource), view })}
      </Typography>
      {filtered || archived ? (
        <Button variant="outlined" size="small" onClick={onClear}>
          {translate(hint === 'view' ? 'engine.list.showAll' : 'engine.list.clearFilters')}
        </Button>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {mayCreate && !isPart ? (
            <Button
              variant="contained"
              size="small"
              component={Link}
              {...newRecordAt(resource, create, pathname)}
            >
              {translate('engine.list.createOne', { name: words.inside(resource) })}
            </Button>
          ) : null}
          {mayImport ? (
            <Button variant="outlined" size="small" onClick={() => setImporting(true)}>
              {translate('engine.transfer.import')}
            </Button>
          ) : null}
        </Box>
      )}
      {importing ? (
        <Suspense fallback={null}>
          <ImportDialog resource={resource} given={given} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
};
