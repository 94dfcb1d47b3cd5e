import { fieldOf } from '../../resource/fields-of.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** To the database an empty reference differs from every other, so duplicates get through where none is given. */
export const uniqueWhenEmpty: CatalogueCheck = {
  code: 'RES041',
  finds: 'A uniqueness over an optional reference that does not say whether empty ones are alike.',
  run: eachResource((resource) =>
    (resource.unique ?? []).flatMap(({ fields, where, empty }, index) => {
      if (where !== undefined || empty !== undefined || fields.length < 2) return [];
      const optional = fields.filter((path) => {
        const field = fieldOf(resource, path);
        return field?.type === 'ref' && !field.required && path !== resource.parent;
      });
      return optional.slice(0, 1).map((path) => ({
        at: address(resource, `unique[${index}]`),
        message: `two rows without "${path}" are never alike`,
        hint: "empty: 'alike', or 'different' where that is meant",
      }));
    }),
  ),
};
