import type { AnyResource } from '@school/kernel';
import type { RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { fieldOf } from '../catalogue/fields.ts';
import { valueAt } from '../catalogue/packed-fields.ts';
import { useWords } from '../catalogue/use-words.ts';
import { isBlank } from '../field/PastValue.tsx';
import { FieldCell } from '../field/FieldCell.tsx';
import { alignOf } from '../field/view-of.ts';
import { useCellText } from './cell/use-cell-text.ts';
import type { Column } from './table/column.ts';
import type { ColumnChoice } from './use-columns.ts';

const unsortable = new Set([
  'refs',
  'lines',
  'group',
  'file',
  'image',
  'json',
  'secret',
  'choices',
  'richText',
]);

/** The columns of a list as rendered by its table, with the totals below. */
export const useListColumns = (
  resource: AnyResource,
  { layout }: ColumnChoice,
  totals: Readonly<Record<string, unknown>>,
): readonly Column<RaRecord>[] => {
  const words = useWords();
  const textOf = useCellText(resource);
  return useMemo(() => {
    // Inside a record the column that references it is left out.
    const { head = resource.title } = resource.list;
    const headKey = layout.some(({ key }) => key === head) ? head : resource.title;
    return layout.map(({ key, width, pinned }): Column<RaRecord> => {
      const field = fieldOf(resource, key);
      return {
        key,
        label: words.field(resource, key),
        align: alignOf(field),
        sortable: !unsortable.has(field.type),
        role: key === headKey ? 'title' : field.type === 'image' ? 'picture' : undefined,
        render: (row) => (
          <FieldCell field={field} name={key} value={valueAt(row, key)} row={row} resource={resource} />
        ),
        isEmpty: (row) => isBlank(valueAt(row, key)),
        text: (row) => textOf(field, key, row),
        footer:
          totals[key] === undefined || totals[key] === null ? undefined : (
            <FieldCell field={field} name={key} value={totals[key]} row={{}} resource={resource} />
          ),
        width,
        pinned,
      };
    });
  }, [resource, layout, totals, words, textOf]);
};
