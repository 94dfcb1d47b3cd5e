import { Invalid, baseFields, fieldOf, fieldTypeOf, fieldsOf } from '@school/kernel';
import type { AnyField, FieldTypeName } from '@school/kernel';
import { rightsIn } from '../../query/source.ts';
import type { Source } from '../../query/source.ts';
import { distinct, transferField, transferFields } from '../field-label.ts';
import type { TransferField } from '../field-label.ts';
import { plainText } from '../sheet/cell.ts';
import type { ColumnForm, SheetColumn } from '../sheet/cell.ts';
import { invalidField } from '../../envelope/refusals.ts';

/** One column of an export: the field and how it appears in the file. */
export interface ExportColumn extends TransferField, SheetColumn {}

/** Types that cannot be represented in one cell. */
const without: ReadonlySet<FieldTypeName> = new Set(['secret', 'lines', 'json', 'group']);
/** Types that are included in an export only on request: no import accepts them. */
const onDemand: ReadonlySet<FieldTypeName> = new Set(['file', 'image', 'richText']);

const mostColumns = 300;

const refuse = (name: string): Invalid =>
  invalidField('columns', 'unknownField', 'The column %{name} does not exist.', { name: name.slice(0, 60) });

const numberForm = (scale: number, grouped: boolean): ColumnForm & { readonly kind: 'number' } => ({
  kind: 'number',
  scale,
  grouped,
});

/** How the values of a field appear in a file. */
export const formOf = (field: AnyField): ColumnForm => {
  const as =
    field.type === 'computed' || field.type === 'rollup' || field.type === 'lookup' ? field.as : field.type;
  if (as === 'money') return numberForm('scale' in field ? (field.scale ?? 2) : 2, true);
  if (field.type === 'decimal' && field.trim) return { kind: 'plain' };
  if (as === 'decimal') return numberForm('scale' in field ? (field.scale ?? 2) : 2, false);
  if (as === 'percent') return { ...numberForm(2, false), sign: '%' };
  if (as === 'int' || (field.type === 'rollup' && field.fn === 'count')) return numberForm(0, false);
  if (as === 'date') return { kind: 'day' };
  return as === 'dateTime' ? { kind: 'moment' } : plainText;
};

const isReadable = (source: Source, { path, field }: TransferField): boolean => {
  const outer = fieldOf(source.resource, path.split('.', 1)[0] ?? '');
  const { reads } = rightsIn(source);
  return outer !== undefined && reads(outer) && reads(field) && !without.has(field.type);
};

const allColumns = (source: Source): readonly TransferField[] =>
  Object.keys(fieldsOf(source.resource))
    .flatMap((key) => transferFields(source.resource, key))
    .filter((found) => isReadable(source, found) && !onDemand.has(found.field.type));

const asked = (source: Source, name: string): readonly TransferField[] => {
  const one = transferField(source.resource, name);
  const found = one ? [one] : transferFields(source.resource, name);
  const readable = found.filter((column) => isReadable(source, column));
  if (readable.length === 0) throw refuse(name);
  return readable;
};

/** Base fields of a row may be requested like any other. */
const isBase = (path: string): boolean => Object.hasOwn(baseFields, path);

/**
 * The columns of an export, by name or all that the reader may have.
 * @throws Invalid for a column that the reader may not read, exactly as for one that does not exist
 */
export const exportColumns = (
  source: Source,
  names: readonly string[] | undefined,
): readonly ExportColumn[] => {
  if (names && (names.length === 0 || names.length > mostColumns))
    throw invalidField('columns', 'unknownField', 'Choose between 1 and %{max} columns.', {
      max: mostColumns,
    });
  const fields = names ? [...new Set(names)].flatMap((name) => asked(source, name)) : allColumns(source);
  const headers = distinct(
    fields.map(({ label, path }) => (isBase(path) && path === 'id' ? 'Record' : label)),
  );
  return fields.map((field, index) => ({
    ...field,
    header: headers[index] ?? field.label,
    form: fieldTypeOf(field.field).kind === 'list' ? plainText : formOf(field.field),
  }));
};
