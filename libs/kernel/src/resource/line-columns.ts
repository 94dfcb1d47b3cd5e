import type { AnyField, LineColumns } from '../field/definition.ts';
import { storedField } from './columns-of.ts';
import type { AnyResource } from './definition.ts';
import type { KnownResources } from './known.ts';

/**
 * A field of a line, or of the record that the line references, as a column next to those of the record that owns the
 * lines.
 */
export interface LineColumn {
  /** Name in a mapping, `guardians.1.guardian.mobile`; counted from one, as in its label. */
  readonly path: string;
  /** Key of the lines, and which of them. */
  readonly lines: string;
  readonly number: number;
  readonly columns: LineColumns;
  /** Where the field is: the resource of the lines or the one behind `columns.via`, and its path there. */
  readonly resource: AnyResource;
  readonly of: 'line' | 'record';
  readonly part: string;
  readonly field: AnyField;
}

/** The columns that a row of a file may have for the lines at that key; none unless the field states so. */
export const lineColumns = (
  resource: AnyResource,
  key: string,
  catalogue: KnownResources,
): readonly LineColumn[] => {
  const field = resource.fields[key];
  if (field?.type !== 'lines' || !field.columns) return [];
  const { columns } = field;
  const line = catalogue.resource(field.of);
  const link = line.fields[columns.via];
  if (link?.type !== 'ref') return [];
  const record = catalogue.resource(link.to);
  const inside = `${columns.via}.`;
  const numbers = Array.from({ length: columns.most }, (_, index) => index + 1);
  return numbers.flatMap((number) =>
    columns.fields.flatMap((name): readonly LineColumn[] => {
      const of = name.startsWith(inside) ? 'record' : 'line';
      const part = of === 'record' ? name.slice(inside.length) : name;
      const owner = of === 'record' ? record : line;
      const found = storedField(owner, part);
      if (!found) return [];
      const place = { path: `${key}.${number}.${name}`, lines: key, number, columns };
      return [{ ...place, resource: owner, of, part, field: found.field }];
    }),
  );
};
