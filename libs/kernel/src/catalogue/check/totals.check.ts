import { isSummable } from '../../field/summable.ts';
import { fieldOf } from '../../resource/fields-of.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** A sum that the server cannot work out would take the sums of all other columns with it. */
export const totals: CatalogueCheck = {
  code: 'RES032',
  finds: 'A total of a list over a field that cannot be added up.',
  run: eachResource((resource) =>
    (resource.list.totals ?? []).flatMap((name, index) => {
      const field = fieldOf(resource, name);
      return field === undefined || isSummable(field)
        ? []
        : [{ at: address(resource, `list.totals[${index}]`), message: `"${name}" cannot be added up` }];
    }),
  ),
};
