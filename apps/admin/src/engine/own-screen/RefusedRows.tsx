import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { Selection } from '../list/table/selection.ts';

interface RefusedRowsProps<Row extends { readonly id: number }> {
  readonly rows: readonly Row[] | undefined;
  readonly selection: Selection;
  /** Why rows were refused, by their ids. */
  readonly reasons: ReadonlyMap<number, string>;
  readonly nameOf: (row: Row) => ReactNode;
}

/** The selected rows that were refused, whatever page they are on, and a way to continue without them. */
export const RefusedRows = <Row extends { readonly id: number }>({
  rows = [],
  selection,
  reasons,
  nameOf,
}: RefusedRowsProps<Row>) => {
  const translate = useTranslate();
  const shown = rows.filter(({ id }) => reasons.has(id) && selection.ids.includes(id));
  if (shown.length === 0) return null;
  const gone = new Set<number | string>(shown.map(({ id }) => id));
  const leaveOut = () => selection.set(selection.ids.filter((id) => !gone.has(id)));
  return (
    <Alert severity="error" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Box sx={{ fontWeight: 600 }}>{translate('engine.refused.title', { smart_count: shown.length })}</Box>
      <Box component="ul" sx={{ my: 1, pl: 2.5, maxHeight: 220, overflowY: 'auto' }}>
        {shown.map((row) => (
          <li key={row.id}>
            {nameOf(row)}: {reasons.get(row.id)}
          </li>
        ))}
      </Box>
      <Button size="small" variant="outlined" color="inherit" onClick={leaveOut}>
        {translate('engine.refused.leaveOut', { smart_count: shown.length })}
      </Button>
    </Alert>
  );
};
