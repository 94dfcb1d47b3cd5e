import type { AnyResource } from '../../resource/definition.ts';
import { fieldOf, fieldsOf } from '../../resource/fields-of.ts';
import { storedField } from '../../resource/columns-of.ts';
import { didYouMean } from './closest.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';
import { namedFields } from './named-fields.ts';

/** Filters may name a field of rows elsewhere: `teaching.subject`. */
const isElsewhere = ({ has }: AnyResource, name: string): boolean => {
  const [first = '', ...rest] = name.split('.');
  return has?.[first]?.fields.includes(rest.join('.')) === true;
};

/** The type system finds most of these; joined and generated definitions slip through. */
export const unknownField: CatalogueCheck = {
  code: 'RES014',
  finds: 'A column, tab, filter, condition, check, unique or the like that names no field.',
  run: eachResource((resource) => {
    const keys = Object.keys(fieldsOf(resource));
    const unknown = namedFields(resource)
      .filter(({ name }) => !fieldOf(resource, name) && !isElsewhere(resource, name))
      .map(({ at, name }) => ({
        at: address(resource, at),
        message: `no field "${name}"`,
        ...didYouMean(name, keys),
      }));
    const unstored = (resource.unique ?? []).flatMap(({ fields }, index) =>
      fields
        .filter((name) => fieldOf(resource, name) && !storedField(resource, name))
        .map((name) => ({
          at: address(resource, `unique[${index}]`),
          message: `"${name}" is not kept in a column`,
        })),
    );
    return [...unknown, ...unstored];
  }),
};
