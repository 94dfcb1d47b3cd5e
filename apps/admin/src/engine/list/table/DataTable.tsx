import { Paper } from '@mui/material';
import { CardList } from './CardList.tsx';
import type { DataTableProps } from './table-props.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { WideTable } from './WideTable.tsx';

/** Rows as a table, and as cards where there is no room for one. */
export const DataTable = <Row extends { readonly id: number | string }>(props: DataTableProps<Row>) => {
  const narrow = useIsNarrow();
  if (props.rows?.length === 0 && !props.groups?.length) {
    return (
      <Paper variant="outlined" sx={{ borderRadius: 1 }}>
        {props.empty}
      </Paper>
    );
  }
  return narrow ? <CardList {...props} /> : <WideTable {...props} />;
};
