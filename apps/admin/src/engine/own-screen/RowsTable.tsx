import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import { nextSort } from '../list/list-state.ts';
import type { Column } from '../list/table/column.ts';
import { DataTable } from '../list/table/DataTable.tsx';
import type { RowId, Selection } from '../list/table/selection.ts';
import { Empty } from './Empty.tsx';
import { MarkedCount } from './MarkedCount.tsx';
import { RowsFoot } from './RowsFoot.tsx';
import { foundRows, pageOf, sortedRows, type RowsColumnRules } from './rows-state.ts';
import { SearchBox } from './SearchBox.tsx';
import { useRowsState } from './use-rows-state.ts';

/** What a cell shows: its words, if it has no display of its own. */
type Shown<Row> =
  Pick<Column<Row>, 'render'> | { readonly render?: undefined; readonly text: (row: Row) => string };

export type RowsColumn<Row> = Omit<Column<Row>, 'sortable' | 'footer' | 'render'> &
  RowsColumnRules<Row> &
  Shown<Row> & {
    /** Below the column, across all rows found. */
    readonly renderTotal?: (rows: readonly Row[]) => ReactNode;
  };

export interface RowsTableProps<Row extends { readonly id: number | string }> {
  readonly caption: string;
  readonly columns: readonly RowsColumn<Row>[];
  /** Undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  /** What is shown if there are no rows at all. */
  readonly empty: ReactNode;
  readonly busy?: boolean;
  readonly onOpen?: (row: Row) => void;
  /** What can be done with a row, at its end; on a card in its header. */
  readonly renderMenu?: (row: Row) => ReactNode;
  readonly selection?: Selection;
  /** Next to the search: further filters, what can be done with selected rows. */
  readonly tools?: ReactNode;
}

/** Checkboxes; the one in the table header applies to the rows found. */
const withinFound = (selection: Selection, found: readonly { readonly id: RowId }[]) => {
  const markable = selection.reach && new Set(selection.reach);
  return { ...selection, reach: found.map(({ id }) => id).filter((id) => markable?.has(id) ?? true) };
};

/** A table whose rows arrive in one response: searched, sorted and paginated here. */
export const RowsTable = <Row extends { readonly id: number | string }>(props: RowsTableProps<Row>) => {
  const { caption, columns, rows, empty } = props;
  const translate = useTranslate();
  const [state, change] = useRowsState();
  const { q, sort, order } = state;
  const found = useMemo(
    () => rows && sortedRows(foundRows(rows, columns, q), columns, { sort, order }),
    [rows, columns, q, sort, order],
  );
  const page = found && pageOf(found, state);
  const selection = props.selection && found && withinFound(props.selection, found);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          // Input labels are on the upper edge: on a phone, where the inputs are stacked, they need room.
          columnGap: 1,
          rowGap: 1.5,
          mb: 1.5,
          alignItems: 'center',
          displayPrint: 'none',
        }}
      >
        <SearchBox
          value={q}
          onSearch={(text) => change({ q: text })}
          label={translate('engine.list.searchIn', { name: caption })}
        />
        {props.tools}
      </Box>
      {selection && selection.reach.length > 0 ? <MarkedCount selection={selection} /> : null}
      <DataTable<Row>
        caption={caption}
        columns={columns.map(({ render, text, figure, renderTotal, ...column }) => ({
          ...column,
          render: render ?? text,
          sortable: text !== undefined || figure !== undefined,
          footer: renderTotal && found && found.length > 0 ? renderTotal(found) : undefined,
        }))}
        rows={page?.rows}
        sort={sort === '' ? undefined : { field: sort, order }}
        onSort={(field) => {
          const next = nextSort({ field: sort, order }, field);
          change({ sort: next.field, order: next.order });
        }}
        selection={selection}
        onOpen={props.onOpen}
        renderMenu={props.renderMenu}
        busy={props.busy}
        skeletonRows={state.perPage}
        empty={
          rows?.length === 0 && typeof empty !== 'string' ? (
            empty
          ) : (
            <Empty text={rows?.length === 0 ? String(empty) : translate('engine.list.empty.filtered')} />
          )
        }
      />
      {found && page ? (
        <RowsFoot total={found.length} page={page.page} perPage={state.perPage} onChange={change} />
      ) : null}
    </>
  );
};
