import ImportExport from '@mui/icons-material/ImportExport';
import { Button, Menu, MenuItem } from '@mui/material';
import type { Filter } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { offers } from '../catalogue/rights.ts';
import { useEnvironment } from '../environment/environment.ts';
import { type ListAsFile, useListDownload } from './use-list-download.ts';

const ImportDialog = lazy(() =>
  import('./ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

const PaperDialog = lazy(() =>
  import('./PaperDialog.tsx').then((module) => ({ default: module.PaperDialog })),
);

interface TransferMenuProps extends ListAsFile {
  readonly total: number | undefined;
  /** What all rows of a list inside a page have in common, including those of a file. */
  readonly given?: Filter;
}

/** Export of the list as shown on the screen, and import. */
export const TransferMenu = (props: TransferMenuProps) => {
  const { resource, filter, sort, columns, group, total, given } = props;
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const { busy, download } = useListDownload(props);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [importing, setImporting] = useState(false);
  const [printing, setPrinting] = useState(false);
  const mayExport = offers(actor, resource, 'export') && !resource.ownCalls?.includes('getall');
  const mayImport = offers(actor, resource, 'import') && !resource.ownCalls?.includes('import');
  if (!mayExport && !mayImport) return null;
  const send = (format: 'csv' | 'xlsx'): void => {
    setAnchor(undefined);
    void download(format);
  };
  return (
    <>
      <Button
        {...(given ? { size: 'small' } : { variant: 'outlined' })}
        startIcon={<ImportExport />}
        loading={busy}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate(mayImport ? 'engine.transfer.both' : 'engine.transfer.export')}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {mayExport
          ? (['xlsx', 'csv'] as const).map((format) => (
              <MenuItem key={format} disabled={total === 0} onClick={() => send(format)}>
                {translate(`engine.transfer.${format}`, { smart_count: total ?? 0 })}
              </MenuItem>
            ))
          : null}
        {mayExport ? (
          <MenuItem
            disabled={total === 0}
            onClick={() => {
              setAnchor(undefined);
              setPrinting(true);
            }}
          >
            {translate('engine.transfer.pdf', { smart_count: total ?? 0 })}
          </MenuItem>
        ) : null}
        {mayImport ? (
          <MenuItem
            divider={false}
            onClick={() => {
              setAnchor(undefined);
              setImporting(true);
            }}
          >
            {translate('engine.transfer.import')}
          </MenuItem>
        ) : null}
      </Menu>
      {printing ? (
        <Suspense fallback={null}>
          <PaperDialog
            resource={resource}
            filter={filter}
            sort={[sort.field, sort.order]}
            columns={columns}
            group={group}
            onClose={() => setPrinting(false)}
          />
        </Suspense>
      ) : null}
      {importing ? (
        <Suspense fallback={null}>
          <ImportDialog resource={resource} given={given} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
