import { LinearProgress, Paper, Table, TableBody, TableContainer } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { savedBefore } from '../../../routing/coming-back.ts';
import type { DataTableProps } from './table-props.ts';
import { bodyStyle } from './body-style.ts';
import { BodyRows } from './BodyRows.tsx';
import { CellMenu } from './CellMenu.tsx';
import type { EditEnd } from './column.ts';
import { FootRow } from './FootRow.tsx';
import { HeadRow } from './HeadRow.tsx';
import { usePins } from './pins.ts';
import { itemsOf, type TableGroup } from './items.ts';
import type { RowId } from './selection.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { tableCommand, type Place, type TableCommand } from './table-keys.ts';
import { useEvent } from './use-event.ts';
import { useFocusPlace } from './use-focus-place.ts';
import { useMarkedCopy } from './use-marked-copy.ts';
import { useRowMarks } from './use-row-marks.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useTableFocus } from './use-table-focus.ts';
import { useStillColumns } from './use-still-columns.ts';
import { windowFrom } from './use-window.ts';

const quiet = 'a, button, input, label, [role=menuitem], [role=combobox], [data-editor]';
const none: readonly RowId[] = [];

interface Edited {
  readonly id: RowId;
  readonly key: string;
}

/** The table of wide screens: head and pinned columns stay in place, every row and cell is reached by arrows. */
export const WideTable = <Row extends { readonly id: number | string }>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, groups, selection, onOpen, busy, cells } = props;
  const translate = useTranslate();
  const outside = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [edited, setEdited] = useState<Edited>();
  const [menu, setMenu] = useState<HTMLElement>();
  const items = useMemo(() => itemsOf(rows ?? [], groups), [rows, groups]);
  const count = items.length;
  const isWindowed = count > windowFrom;
  const keys = columns.map(({ key }) => key);
  useScrollPlace(container, count > 0);
  const focus = useTableFocus({ container, body, columns: keys, count, isWindowed, rows });
  const { state } = useLocation();
  const rememberFocus = useFocusPlace(rows !== undefined, focus.focus, (id) => {
    const row = items.findIndex((item) => String(item.row?.id) === String(id));
    return row < 0 ? undefined : { row, column: -1 };
  });
  const rowAt = (index: number): Row | undefined => items[index]?.row;
  const marks = useRowMarks({
    selection,
    ids: (rows ?? []).map(({ id }) => id),
    idAt: (row) => rowAt(row)?.id,
  });
  const hasPins = columns.some(({ pinned }) => pinned);
  usePins(
    table,
    hasPins ? `${selection ? '*' : ''}${columns.map(({ key, pinned }) => `${key}${pinned}`).join()}` : '',
  );
  useStillColumns(table, container, isWindowed ? rows : undefined, columns);
  useMarkedCopy({ body, rows, columns, marked: selection?.ids ?? none });

  const placeOf = (target: EventTarget): Place | undefined => {
    const element = target as HTMLElement;
    if (!element.matches('tr[data-row], td[data-column], [data-heading]')) return undefined;
    const row = Number(element.closest<HTMLElement>('tr')?.dataset['row']);
    return { row, column: keys.indexOf(element.dataset['column'] ?? '') };
  };
  const edit = (place: Place): boolean => {
    const [row, key] = [rowAt(place.row), keys[place.column]];
    if (!row || key === undefined || !cells?.editable(row, key)) return false;
    setEdited({ id: row.id, key });
    return true;
  };
  /** Left closes and Right opens a group; Enter and Space press its button, as they do with any. */
  const pressHeading = (
    event: KeyboardEvent,
    heading: TableGroup<Row>,
    command: TableCommand,
    at: Place,
  ): void => {
    if (command.do !== 'focus') return;
    event.preventDefault();
    const isSideways = command.to.row === at.row && event.key.startsWith('Arrow');
    if (!isSideways) focus.focus(command.to);
    else if ((event.key === 'ArrowRight') !== heading.open) heading.onToggle();
  };
  const press = (event: KeyboardEvent): void => {
    const at = placeOf(event.target);
    const command = at && tableCommand(at, event, { rows: count, columns: keys.length });
    const item = at && items[at.row];
    if (!command || !item) return;
    if (item.heading) return pressHeading(event, item.heading, command, at);
    const { row } = item;
    if (command.do === 'menu' && (at.column < 0 || !cells)) return;
    event.preventDefault();
    if (command.do === 'focus') focus.focus(command.to);
    if (command.do === 'toggle') marks.toggle(command.row);
    if (command.do === 'extend') {
      focus.focus(command.to);
      marks.extend(at.row, command.to.row);
    }
    if (command.do === 'all')
      selection?.set([...new Set([...selection.ids, ...(rows ?? []).map(({ id }) => id)])]);
    if (command.do === 'menu') setMenu(event.target as HTMLElement);
    if (command.do === 'edit')
      edit(at.column < 0 ? { ...at, column: nextEditable(at, 1)?.column ?? -1 } : at);
    if (command.do === 'open' && !edit(at)) onOpen?.(row);
  };
  /** The next or previous cell that can be edited, from a place on. */
  const nextEditable = (from: Place, by: 1 | -1): Place | undefined => {
    for (let at = from.row * keys.length + from.column + by; at >= 0 && at < count * keys.length; at += by) {
      const [row, column] = [Math.floor(at / keys.length), at % keys.length];
      const item = rowAt(row);
      if (item && cells?.editable(item, keys[column] ?? '')) return { row, column };
    }
    return undefined;
  };
  const endEdit = useEvent((end: EditEnd): void => {
    if (!edited) return;
    const row = items.findIndex((item) => item.row?.id === edited.id);
    const place = { row: Math.max(row, 0), column: keys.indexOf(edited.key) };
    const by = { next: 1, previous: -1, stay: undefined, leave: undefined } as const;
    const step = by[end];
    const next = step === undefined ? undefined : nextEditable(place, step);
    setEdited(undefined);
    if (end !== 'leave') focus.focus(next ?? place);
    if (next) edit(next);
  });
  const click = (event: MouseEvent): void => {
    const target = event.target as HTMLElement;
    const row = rowAt(Number(target.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? -1));
    // Marking text with the mouse is not a click on the row, nor is what a portal hands up.
    if (!row || target.closest(quiet) || !body.current?.contains(target)) return;
    if (window.getSelection()?.toString()) return;
    const place = placeOf(target.closest('td') ?? target);
    if (!place || place.column < 0 || !edit(place)) onOpen?.(row);
  };
  const verbs = (cell: HTMLElement) => {
    const row = rowAt(Number(cell.closest<HTMLElement>('tr')?.dataset['row'] ?? -1));
    return row && cells ? cells.verbs(row, cell.dataset['column'] ?? '') : [];
  };
  const renderMenu = useEvent((row: Row) => props.renderMenu?.(row));
  const openMenu = useEvent((cell: HTMLElement): void => void (verbs(cell).length > 0 && setMenu(cell)));
  const hasFooter = columns.some((column) => column.footer !== undefined && column.footer !== null);
  const width = columns.length + (selection ? 1 : 0) + (props.renderMenu ? 1 : 0);
  return (
    <Paper
      ref={outside}
      variant="outlined"
      sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1 }}
    >
      {busy ? (
        <LinearProgress
          aria-label={translate('engine.list.loading')}
          sx={{ position: 'absolute', inset: '0 0 auto', zIndex: 5, height: 2 }}
        />
      ) : null}
      <TableContainer
        ref={container}
        // Its own ground lets the browser move what is painted already instead of painting it anew.
        sx={{
          maxHeight: 'max(420px, calc(100dvh - 260px))',
          overflowAnchor: 'none',
          bgcolor: 'background.paper',
        }}
      >
        <Table
          ref={table}
          size="small"
          stickyHeader
          aria-label={caption}
          aria-busy={busy}
          aria-rowcount={isWindowed ? count + 1 : undefined}
        >
          <HeadRow {...props} />
          <TableBody
            ref={body}
            data-windowed={isWindowed ? '' : undefined}
            sx={bodyStyle}
            onKeyDown={press}
            onClick={click}
            onFocus={(event: FocusEvent<HTMLElement>) => {
              focus.onFocus(event.target);
              rememberFocus(placeOf(event.target));
            }}
            onBlur={(event: FocusEvent<HTMLElement>) => focus.onBlur(event.relatedTarget)}
          >
            {rows === undefined ? <SkeletonRows rows={props.skeletonRows ?? 10} columns={width} /> : null}
            <BodyRows
              container={container}
              items={items}
              columns={columns}
              marked={selection?.ids ?? none}
              onMark={selection ? marks.mark : undefined}
              renderMenu={props.renderMenu ? renderMenu : undefined}
              cells={cells}
              colour={props.rowColour}
              saved={savedBefore(state)}
              current={focus.at.row}
              edited={edited}
              onEditEnd={endEdit}
              clickable={onOpen !== undefined}
              onDrawn={focus.settle}
            />
          </TableBody>
          {hasFooter && count > 0 ? <FootRow {...props} /> : null}
        </Table>
      </TableContainer>
      {cells ? (
        <CellMenu
          container={outside}
          open={menu}
          onOpen={openMenu}
          onClose={() => setMenu(undefined)}
          verbs={verbs}
        />
      ) : null}
    </Paper>
  );
};
