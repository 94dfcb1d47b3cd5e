import type { AnyField, ScalarKind } from '../../field/definition.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import type { ValueKind } from '../../field/field-type.ts';
import type { AnyResource } from '../../resource/definition.ts';
import { resolvePath } from '../../resource/paths.ts';
import type { Catalogue } from '../catalogue.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

const kinds: { readonly [K in ScalarKind]: ValueKind } = {
  text: 'text',
  int: 'number',
  decimal: 'number',
  money: 'number',
  flag: 'flag',
  date: 'date',
};

/** Money is a number that is shown, typed and summed in the currency. */
type FoundKind = ValueKind | 'money';

interface Told {
  readonly as: ScalarKind;
  /** Kind of the underlying field; undefined when another check finds that there is none. */
  readonly found: FoundKind | undefined;
}

const isMoney = (field: AnyField): boolean =>
  field.type === 'money' || ('as' in field && field.as === 'money');

const fits = ({ as, found }: Told): boolean =>
  found === undefined || (found === 'money' ? as === 'money' : found === kinds[as]);

const toldOf = (resource: AnyResource, key: string, catalogue: Catalogue): Told | undefined => {
  const field = resource.fields[key];
  const kindAt = (from: AnyResource, path: string): FoundKind | undefined => {
    const found = resolvePath(from, path, catalogue);
    return found && (isMoney(found.field) ? 'money' : fieldTypeOf(found.field).kind);
  };
  if (field?.type === 'lookup')
    return { as: field.as, found: kindAt(resource, `${field.via}.${field.field}`) };
  if (field?.type !== 'rollup' || !catalogue.has(field.of)) return undefined;
  const counts = field.fn === 'count' || field.field === undefined;
  return {
    as: field.as ?? 'decimal',
    found: counts ? 'number' : kindAt(catalogue.resource(field.of), field.field ?? ''),
  };
};

/** A lookup or rollup restates what it returns; if that is wrong, it is shown, sorted and summed as the wrong kind. */
export const derivedKind: CatalogueCheck = {
  code: 'RES040',
  finds: 'A lookup or rollup that says another kind of value than it gives.',
  run: eachResource((resource, catalogue) =>
    Object.keys(resource.fields).flatMap((key) => {
      const told = toldOf(resource, key, catalogue);
      return told === undefined || fits(told)
        ? []
        : [
            {
              at: address(resource, `fields.${key}.as`),
              message: `"${told.as}" over a value that is ${told.found}`,
            },
          ];
    }),
  ),
};
