import { Paper, useMediaQuery, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import type { CellControl, Column, ColumnControl, SortState } from './column.ts';
import { CardList } from './CardList.tsx';
import type { TableGroup } from './items.ts';
import type { Selection } from './selection.ts';
import { WideTable } from './WideTable.tsx';

export interface DataTableProps<Row extends { readonly id: number | string }> {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while loading for the first time. */
  readonly rows: readonly Row[] | undefined;
  /** The same rows below the headings of their groups; those of closed groups are no rows here. */
  readonly groups?: readonly TableGroup<Row>[] | undefined;
  readonly sort?: SortState;
  readonly onSort?: (field: string) => void;
  readonly selection?: Selection;
  readonly onOpen?: (row: Row) => void;
  readonly renderMenu?: (row: Row) => ReactNode;
  /** Background of a row; never the only sign. */
  readonly rowColour?: (row: Row) => string | undefined;
  readonly empty?: ReactNode;
  /** A page is being replaced by the next one. */
  readonly busy?: boolean;
  readonly skeletonRows?: number;
  /** Columns can be resized and moved. */
  readonly columnControl?: ColumnControl;
  /** Cells have a menu, and some are edited in place. */
  readonly cells?: CellControl<Row>;
}

/** Whether there is no room for a table, so that each row is a card. */
export const useIsNarrow = (): boolean => useMediaQuery(useTheme().breakpoints.down('sm'));

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
