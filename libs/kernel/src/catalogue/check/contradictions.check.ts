import { Decimal } from 'decimal.js';
import type { AnyField, Fields } from '../../field/definition.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

const boundsOf = (field: AnyField): readonly [string | number, string | number] | undefined =>
  'min' in field && 'max' in field && field.min !== undefined && field.max !== undefined
    ? [field.min, field.max]
    : undefined;

const isAbove = (low: string | number, high: string | number, field: AnyField): boolean =>
  field.type === 'date' || field.type === 'dateTime' || field.type === 'time'
    ? low !== 'today' && high !== 'today' && String(low) > String(high)
    : new Decimal(low).greaterThan(high);

const contradictionOf = (field: AnyField, noArchive: boolean): string | undefined => {
  const bounds = boundsOf(field);
  if (bounds && isAbove(...bounds, field))
    return `nothing is both ${bounds[0]} or more and ${bounds[1]} or less`;
  if (field.type === 'ref' && field.required && field.onDelete === 'clear')
    return 'a required reference cannot be cleared when its record goes';
  if (field.type === 'text' && field.keptByArchived && (noArchive || field.unique !== true))
    return 'archived records keep only what is unique among the others';
  return undefined;
};

const within = (
  fields: Fields,
  prefix: string,
  noArchive: boolean,
): readonly { path: string; message: string }[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (field.type === 'group') return within(field.fields, `${prefix}${key}.`, noArchive);
    const message = contradictionOf(field, noArchive);
    return message === undefined ? [] : [{ path: `${prefix}${key}`, message }];
  });

/** Field options that no value can satisfy together. */
export const contradictions: CatalogueCheck = {
  code: 'RES039',
  finds:
    'A field whose options contradict each other: bounds that leave no value, a required reference that is cleared, a text kept by archived records that is not unique.',
  run: eachResource((resource) =>
    within(resource.fields, '', resource.noArchive === true).map(({ path, message }) => ({
      at: address(resource, `fields.${path}`),
      message,
    })),
  ),
};
