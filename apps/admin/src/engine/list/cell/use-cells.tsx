import type { AnyResource } from '@school/kernel';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { lazy, Suspense, useMemo } from 'react';
import { fieldOf } from '../../catalogue/fields.ts';
import { valueAt } from '../../catalogue/packed-fields.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { TouchChoice, fewOptions } from '../inline/TouchChoice.tsx';
import { useInline } from '../inline/use-inline.ts';
import type { CellControl, CellVerb } from '../table/column.ts';
import { useEvent } from '../table/use-event.ts';
import { filterByCell } from './cell-filter.ts';
import { useCellText } from './use-cell-text.ts';

const InlineCell = lazy(() =>
  import('../inline/InlineCell.tsx').then((module) => ({ default: module.InlineCell })),
);

/** What a list's cells can do: filter by their value, exclude it, be copied, be edited. */
export const useCells = (
  resource: AnyResource,
  list: ListControllerResult<RaRecord>,
): CellControl<RaRecord> => {
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  const textOf = useCellText(resource);
  const editable = useEvent(useInline(resource));
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => toast.success('engine.cell.copied'),
      () => toast.error('engine.cell.notCopied'),
    );
  };
  const verbs = useEvent((row: RaRecord, key: string): readonly CellVerb[] => {
    const field = fieldOf(resource, key);
    const text = textOf(field, key, row);
    const shown =
      text === '' ? translate('engine.cell.nothing') : text.length > 30 ? `${text.slice(0, 30)}…` : text;
    const name = words.field(resource, key);
    const narrowing = ([exclude, verb]: readonly [boolean, string]): readonly CellVerb[] => {
      const filters = list.filterValues as Record<string, unknown>;
      const next = filterByCell(filters, { name: key, field, value: valueAt(row, key) }, exclude);
      const label = translate(`engine.cell.${verb}`, { name, value: shown });
      return next ? [{ key: verb, label, run: () => list.setFilters({ ...next }) }] : [];
    };
    return [
      ...(
        [
          [false, 'filter'],
          [true, 'exclude'],
        ] as const
      ).flatMap(narrowing),
      ...(text === '' ? [] : [{ key: 'copy', label: translate('engine.cell.copy'), run: () => copy(text) }]),
    ];
  });
  return useMemo(
    () => ({
      editable,
      verbs,
      editor: (row, key, onEnd) => (
        <Suspense fallback={null}>
          <InlineCell resource={resource} row={row} name={key} onEnd={onEnd} />
        </Suspense>
      ),
      touch: (row, key) => {
        const field = fewOptions(resource, key);
        return field && editable(row, key) ? (
          <TouchChoice resource={resource} row={row} name={key} field={field} />
        ) : undefined;
      },
    }),
    [editable, verbs, resource],
  );
};
