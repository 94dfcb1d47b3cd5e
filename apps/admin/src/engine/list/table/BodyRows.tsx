import { RecordContextProvider } from 'react-admin';
import { useLayoutEffect, type RefObject } from 'react';
import { BodyRow, type BodyRowProps } from './BodyRow.tsx';
import { GroupRow } from './GroupRow.tsx';
import type { Item } from './items.ts';
import type { RowId } from './selection.ts';
import { rowHeight, useWindow, windowFrom } from './use-window.ts';

interface BodyRowsProps<Row> extends Pick<
  BodyRowProps<Row>,
  'columns' | 'onMark' | 'renderMenu' | 'cells' | 'onEditEnd' | 'clickable'
> {
  /** What is scrolled. */
  readonly container: RefObject<HTMLElement | null>;
  readonly items: readonly Item<Row>[];
  readonly marked: readonly RowId[];
  /** Those that can be selected; all by default. */
  readonly markable?: readonly RowId[] | undefined;
  readonly colour: ((row: Row) => string | undefined) | undefined;
  /** The record that was saved on the previous page. */
  readonly saved: RowId | undefined;
  /** Index of the row that Tab moves to. */
  readonly current: number;
  readonly edited: { readonly id: RowId; readonly key: string } | undefined;
  /** The page now contains other rows. */
  readonly onDrawn: () => void;
}

const Gap = ({ rows, columns }: { readonly rows: number; readonly columns: number }) =>
  rows > 0 ? (
    <tr aria-hidden style={{ height: rows * rowHeight }}>
      <td colSpan={columns} style={{ padding: 0, border: 0 }} />
    </tr>
  ) : null;

/** The rows in view and some around them, with gaps for the others. Scrolling re-renders these and nothing else of the table. */
export const BodyRows = <Row extends { readonly id: RowId }>(props: BodyRowsProps<Row>) => {
  const { container, items, columns, edited, current, onDrawn } = props;
  const count = items.length;
  const view = useWindow(container, count);
  const marked = new Set(props.marked);
  const markable = props.markable && new Set(props.markable);
  const width = columns.length + (props.onMark ? 1 : 0) + (props.renderMenu ? 1 : 0);
  useLayoutEffect(onDrawn);
  return (
    <>
      <Gap rows={view.from} columns={width} />
      {items.slice(view.from, view.to).map(({ row, heading }, place) => {
        const index = view.from + place;
        const height = count > windowFrom ? rowHeight : undefined;
        return heading ? (
          <GroupRow
            key={`group ${heading.key}`}
            group={heading}
            index={index}
            columns={columns}
            marks={props.onMark !== undefined}
            menu={props.renderMenu !== undefined}
            current={index === current}
            height={height}
          />
        ) : (
          <RecordContextProvider key={row.id} value={row}>
            <BodyRow
              row={row}
              index={index}
              columns={columns}
              marked={marked.has(row.id)}
              fixed={markable?.has(row.id) === false}
              saved={props.saved !== undefined && String(props.saved) === String(row.id)}
              onMark={props.onMark}
              renderMenu={props.renderMenu}
              cells={props.cells}
              colour={props.colour?.(row)}
              current={index === current}
              editing={edited?.id === row.id ? edited.key : undefined}
              onEditEnd={props.onEditEnd}
              height={height}
              clickable={props.clickable}
            />
          </RecordContextProvider>
        );
      })}
      <Gap rows={count - view.to} columns={width} />
    </>
  );
};
