import { useEffect, useRef, type RefObject } from 'react';
import type { Column } from './column.ts';
import { asCells, type RowId } from './selection.ts';
import { useEvent } from './use-event.ts';

interface Copied<Row> {
  readonly body: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[] | undefined;
  readonly columns: readonly Column<Row>[];
  readonly marked: readonly RowId[];
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, [contenteditable=true], [role=dialog]') !== null;

/**
 * Ctrl+C copies the selected rows to the clipboard as spreadsheet cells, including those of pages seen before; without a
 * selection the focused cell. Selected text is copied as usual.
 */
export const useMarkedCopy = <Row extends { readonly id: RowId }>({
  body,
  rows,
  columns,
  marked,
}: Copied<Row>): void => {
  const seen = useRef(new Map<RowId, Row>());
  useEffect(() => {
    const chosen = new Set(marked);
    for (const id of seen.current.keys()) if (!chosen.has(id)) seen.current.delete(id);
    for (const row of rows ?? []) if (chosen.has(row.id)) seen.current.set(row.id, row);
  }, [rows, marked]);
  const shown = (id: RowId, key: string): string =>
    body.current
      ?.querySelector<HTMLElement>(`tr[data-id="${id}"] td[data-column="${CSS.escape(key)}"]`)
      ?.innerText.trim() ?? '';
  const copy = useEvent((event: ClipboardEvent): void => {
    if (event.defaultPrevented || isWriting(event.target) || window.getSelection()?.toString()) return;
    const cell = document.activeElement?.closest<HTMLElement>('td[data-column]');
    const lines = marked.flatMap((id) => {
      const row = seen.current.get(id);
      return row ? [columns.map((column) => column.text?.(row) ?? shown(id, column.key))] : [];
    });
    if (lines.length === 0 && !cell) return;
    const text =
      lines.length === 0
        ? (cell?.innerText.trim() ?? '')
        : asCells([columns.map(({ label }) => label), ...lines]);
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('copy', copy);
    return () => document.removeEventListener('copy', copy);
  }, [copy]);
};
