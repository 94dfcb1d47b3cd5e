import { f, fieldOf, fieldTypeOf, fieldsOf, lineColumns, wordsOf } from '@school/kernel';
import type { AnyField, AnyResource, Catalogue, FieldTypeName, LineColumn } from '@school/kernel';
import type { CallContext } from '../../context.ts';
import type { Engine } from '../../engine.ts';
import { rightsOf } from '../../query/rights.ts';
import { transferFields } from '../field-label.ts';
import type { TransferField } from '../field-label.ts';

/** Types that a cell of a file can hold. */
const fromCells: ReadonlySet<FieldTypeName> = new Set([
  'text',
  'longText',
  'richText',
  'email',
  'phone',
  'colour',
  'int',
  'decimal',
  'percent',
  'money',
  'flag',
  'date',
  'time',
  'dateTime',
  'choice',
  'choices',
  'ref',
  'refs',
]);

/** A field that a file may fill: of the record itself, or of one of its lines. */
export interface ImportField extends TransferField {
  readonly line?: LineColumn;
  /** Stored elsewhere by the module of the resource. */
  readonly beside?: true;
}

/** `Guardian 1: Mobile`, and alternative names for such a column: `Father mobile`, `Father's mobile`. */
const named = ({
  columns,
  number,
  part,
  field,
}: LineColumn): { label: string; aliases: readonly string[] } => {
  const word = field.label ?? wordsOf(part);
  const others = [columns.also?.[number - 1]].filter((one) => one !== undefined);
  const owners = [`${columns.label} ${number}`, ...others, ...others.map((one) => `${one}'s`)];
  const aliases = owners.flatMap((owner) => [word, ...(field.aliases ?? [])].map((one) => `${owner} ${one}`));
  return { label: `${columns.label} ${number}: ${word}`, aliases };
};

/** Columns for lines: offered to users who may write the lines and create the records behind them. */
const lineFields = (
  context: CallContext,
  column: LineColumn,
  catalogue: Catalogue,
): readonly ImportField[] => {
  const { resource, field } = column;
  const { columns } = column;
  const line = column.of === 'line' ? resource : undefined;
  const link = line?.fields[columns.via];
  const owners = [resource, ...(link?.type === 'ref' ? [catalogue.resource(link.to)] : [])];
  const mayMake = owners.every((one) => rightsOf(context.actor, one).may('create'));
  if (!mayMake || !fits(context, resource, field)) return [];
  const { label, aliases } = named(column);
  // Records without a second guardian leave the columns empty.
  return [{ path: column.path, label, field: { ...field, required: false, aliases }, line: column }];
};

const fits = (context: CallContext, resource: AnyResource, field: AnyField): boolean =>
  rightsOf(context.actor, resource).writes(field) &&
  !field.readOnly &&
  fromCells.has(field.type) &&
  !fieldTypeOf(field).derived;

/** Fields that a file may fill for the caller: those that a form would let them fill and a cell can hold. */
export const importFields = (
  context: CallContext,
  resource: AnyResource,
  catalogue: Catalogue,
): readonly ImportField[] => {
  const { writes } = rightsOf(context.actor, resource);
  const keys = Object.keys(fieldsOf(resource)).filter((key) => {
    const field = fieldOf(resource, key);
    return field !== undefined && writes(field) && !field.readOnly && resource.lifecycle?.field !== key;
  });
  return [
    ...keys
      .flatMap((key) => transferFields(resource, key))
      .filter(({ field }) => fits(context, resource, field)),
    ...keys
      .flatMap((key) => lineColumns(resource, key, catalogue))
      .flatMap((column) => lineFields(context, column, catalogue)),
  ];
};

/** Columns in addition to the fields of the record, which its module stores elsewhere. */
export const besideFields = async (
  { behaviours, database }: Engine,
  context: CallContext,
  resource: AnyResource,
): Promise<readonly ImportField[]> => {
  const columns = await behaviours[resource.key]?.beside?.columns(context, database.of(context.institute));
  return (columns ?? []).map(({ path, label, aliases = [], max }) => ({
    path,
    label,
    field: f.text({ label, aliases, max }),
    beside: true,
  }));
};

/** Labels of fields that a file may show but never fills. */
export const otherLabels = (resource: AnyResource, fields: readonly TransferField[]): readonly string[] => {
  const taken = new Set(fields.map(({ path }) => path));
  return Object.keys(fieldsOf(resource))
    .flatMap((key) => transferFields(resource, key))
    .filter(({ path }) => !taken.has(path))
    .map(({ label }) => label);
};
