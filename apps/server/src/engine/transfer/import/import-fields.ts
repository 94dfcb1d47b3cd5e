import { fieldOf, fieldTypeOf, fieldsOf } from '@school/kernel';
import type { AnyResource, FieldTypeName } from '@school/kernel';
import type { CallContext } from '../../context.ts';
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

/** Fields that a file may fill for the caller: those that a form would let them fill and a cell can hold. */
export const importFields = (context: CallContext, resource: AnyResource): readonly TransferField[] => {
  const { writes } = rightsOf(context.actor, resource);
  return Object.keys(fieldsOf(resource))
    .filter((key) => {
      const field = fieldOf(resource, key);
      return field !== undefined && writes(field) && !field.readOnly && resource.lifecycle?.field !== key;
    })
    .flatMap((key) => transferFields(resource, key))
    .filter(
      ({ field }) =>
        writes(field) && !field.readOnly && fromCells.has(field.type) && !fieldTypeOf(field).derived,
    );
};

/** Labels of fields that a file may show but never fills. */
export const otherLabels = (resource: AnyResource, fields: readonly TransferField[]): readonly string[] => {
  const taken = new Set(fields.map(({ path }) => path));
  return Object.keys(fieldsOf(resource))
    .flatMap((key) => transferFields(resource, key))
    .filter(({ path }) => !taken.has(path))
    .map(({ label }) => label);
};
