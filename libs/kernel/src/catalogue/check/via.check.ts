import type { AnyField } from '../../field/definition.ts';
import type { AnyResource } from '../../resource/definition.ts';
import { fieldOf, fieldsOf } from '../../resource/fields-of.ts';
import { resolvePath } from '../../resource/paths.ts';
import type { Catalogue } from '../catalogue.ts';
import { didYouMean } from './closest.ts';
import { address, eachResource, type CatalogueCheck, type Found } from './finding.ts';

type Reference = 'ref' | 'refs';

const pointsBack = (
  at: string,
  from: AnyResource,
  via: string,
  to: AnyResource,
  types: readonly Reference[] = ['ref'],
): readonly Found[] => {
  const leads = (field: AnyField | undefined): boolean =>
    (field?.type === 'ref' || field?.type === 'refs') && types.includes(field.type) && field.to === to.key;
  if (leads(fieldOf(from, via))) return [];
  // A figure over the record itself tells whether a condition holds for it: 1 or 0.
  if (via === 'id' && from === to) return [];
  const refs = Object.entries(fieldsOf(from)).filter(([, other]) => leads(other));
  const message = `"${from.key}.${via}" is no reference to "${to.key}"`;
  return [
    {
      at,
      message,
      ...didYouMean(
        via,
        refs.map(([key]) => key),
      ),
    },
  ];
};

const ofField = (resource: AnyResource, key: string, catalogue: Catalogue): readonly Found[] => {
  const field = resource.fields[key];
  const at = address(resource, `fields.${key}`);
  if (field?.type === 'rollup' && catalogue.has(field.of)) {
    const rows = catalogue.resource(field.of);
    const isKnown =
      field.field === undefined ? field.fn === 'count' : resolvePath(rows, field.field, catalogue);
    const missing = isKnown
      ? []
      : [{ at, message: `"${field.fn}" finds no field "${field.field ?? ''}" in "${field.of}"` }];
    return [...pointsBack(at, rows, field.via, resource, ['ref', 'refs']), ...missing];
  }
  if (field?.type !== 'lookup') return [];
  if (fieldOf(resource, field.via)?.type !== 'ref')
    return [{ at, message: `"${field.via}" is no reference` }];
  return resolvePath(resource, key, catalogue)
    ? []
    : [{ at, message: `no field "${field.field}" behind "${field.via}"` }];
};

/** Rollups, related lists and lookups go through a reference, which must exist and point the right way. */
export const via: CatalogueCheck = {
  code: 'RES007',
  finds: 'A rollup, related list or lookup through a field that is no reference to the right resource.',
  run: eachResource((resource, catalogue) => [
    ...Object.keys(resource.fields).flatMap((key) => ofField(resource, key, catalogue)),
    ...(resource.related ?? []).flatMap((list, index) =>
      catalogue.has(list.resource)
        ? pointsBack(
            address(resource, `related[${index}]`),
            catalogue.resource(list.resource),
            list.via,
            resource,
          )
        : [],
    ),
  ]),
};
