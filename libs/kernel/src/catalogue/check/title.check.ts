import { fieldTypeOf } from '../../field/bound-type.ts';
import { fieldOf } from '../../resource/fields-of.ts';
import { searchFields } from '../../schema/search.ts';
import type { AnyResource } from '../../resource/definition.ts';
import type { Catalogue } from '../catalogue.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** Whether users look for a record by its words: in a picker, or on a list of the menu. */
const isLookedFor = (resource: AnyResource, { pointingAt }: Catalogue): boolean =>
  resource.menu !== undefined ||
  pointingAt(resource.key).some((from) => from.resource.parent !== resource.key);

/** Pickers and the quick search find a record by its title. */
export const title: CatalogueCheck = {
  code: 'RES008',
  finds:
    'A title that is no value to show, or records that are looked for by words but have no searched field.',
  run: eachResource((resource, catalogue) => {
    const field = fieldOf(resource, resource.title);
    if (!field || resource.single) return [];
    const at = address(resource, 'title');
    const kind = fieldTypeOf(field).kind;
    if (kind === 'list' || kind === 'none') return [{ at, message: `a ${field.type} cannot name a record` }];
    if (kind !== 'text' || searchFields(resource).length > 0 || !isLookedFor(resource, catalogue)) return [];
    return [{ at, message: 'no field can be searched', hint: `set search: true on "${resource.title}"` }];
  }),
};
