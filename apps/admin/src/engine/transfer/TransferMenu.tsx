import ImportExport from '@mui/icons-material/ImportExport';
import { Button, Menu, MenuItem } from '@mui/material';
import { readGroupedBy, type AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { offers } from '../catalogue/rights.ts';
import { baseOf } from '../data/addresses.ts';
import { withQuery } from '../data/http.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { downloadFile } from '../files/download.ts';

const ImportDialog = lazy(() =>
  import('./ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

const PaperDialog = lazy(() =>
  import('./PaperDialog.tsx').then((module) => ({ default: module.PaperDialog })),
);

interface TransferMenuProps {
  readonly resource: AnyResource;
  readonly filter: object;
  readonly sort: { readonly field: string; readonly order: string };
  readonly columns: readonly string[];
  /** By what the rows stand together: `department`, `joiningDate:month`. */
  readonly group?: string | undefined;
  readonly total: number | undefined;
}

/** Files out, as the list stands on the screen, and files in. */
export const TransferMenu = ({ resource, filter, sort, columns, group, total }: TransferMenuProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const { actor, fetcher } = useEnvironment();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [busy, setBusy] = useState(false);
  const [importing, setImporting] = useState(false);
  const [printing, setPrinting] = useState(false);
  const mayExport = offers(actor, resource, 'export') && !resource.ownCalls?.includes('getall');
  const mayImport = offers(actor, resource, 'import') && !resource.ownCalls?.includes('import');
  if (!mayExport && !mayImport) return null;
  const send = async (format: 'csv' | 'xlsx'): Promise<void> => {
    setAnchor(undefined);
    setBusy(true);
    const path = withQuery(`${baseOf(resource)}/export`, {
      format,
      // What stands in the headings of the groups stands in a column of the file.
      columns: group ? [...new Set([readGroupedBy(group).path, ...columns])] : columns,
      filter,
      sort: [sort.field, sort.order],
      group,
    });
    try {
      await downloadFile(fetcher, path, `${resource.key}.${format}`);
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
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
              <MenuItem key={format} disabled={total === 0} onClick={() => void send(format)}>
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
          <ImportDialog resource={resource} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
