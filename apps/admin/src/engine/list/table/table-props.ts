import type { ReactNode } from 'react';
import type { CellControl, Column, ColumnControl, SortState } from './column.ts';
import type { TableGroup } from './items.ts';
import type { Selection } from './selection.ts';

/** The props of a table of rows, whichever form it takes. */
export interface DataTableProps<Row extends { readonly id: number | string }> {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while loading for the first time. */
  readonly rows: readonly Row[] | undefined;
  /** The same rows below the headings of their groups; those of closed groups are not included. */
  readonly groups?: readonly TableGroup<Row>[] | undefined;
  readonly sort?: SortState;
  readonly onSort?: (field: string) => void;
  readonly selection?: Selection;
  readonly onOpen?: (row: Row) => void;
  readonly renderMenu?: (row: Row) => ReactNode;
  /** Background of a row; never the only indication. */
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
