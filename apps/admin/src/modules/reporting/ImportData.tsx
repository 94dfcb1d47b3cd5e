import { Box, Button, Paper, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { offers } from '../../engine/catalogue/rights.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { ChooseResource } from './ChooseResource.tsx';

const ImportDialog = lazy(() =>
  import('../../engine/transfer/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

/** Imports a file into any list the user may add to, using the same steps as the list itself. */
export const ImportData = () => {
  const translate = useTranslate();
  const { actor, catalogue } = useEnvironment();
  const [chosen, setChosen] = useState<string>();
  const [open, setOpen] = useState(false);
  const mayImport = useCallback(
    (resource: AnyResource): boolean =>
      offers(actor, resource, 'import') &&
      offers(actor, resource, 'create') &&
      resource.ownCalls?.includes('import') !== true,
    [actor],
  );
  return (
    <>
      <PageHeader title={translate('reporting.import.title')} />
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 640, display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">{translate('reporting.import.about')}</Typography>
        <ChooseResource
          label={translate('reporting.import.into')}
          value={chosen}
          among={mayImport}
          onChange={setChosen}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" disabled={chosen === undefined} onClick={() => setOpen(true)}>
            {translate('reporting.import.go')}
          </Button>
          <Button component={Link} to="/import_report">
            {translate('reporting.import.history')}
          </Button>
        </Box>
      </Paper>
      {open && chosen !== undefined ? (
        <Suspense fallback={null}>
          <ImportDialog resource={catalogue.resource(chosen)} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
