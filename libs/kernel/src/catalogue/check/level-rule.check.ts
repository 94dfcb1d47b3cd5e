import type { FieldLevel } from '../../access/access.ts';
import type { Fields } from '../../field/definition.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

const levelsIn = (fields: Fields): readonly FieldLevel[] =>
  Object.values(fields).flatMap((field) => [
    ...(field.level ? [field.level] : []),
    ...(field.type === 'group' ? levelsIn(field.fields) : []),
  ]);

/** Without a rule a level is restricted to administrators, which is intended for `system` only. */
export const levelRule: CatalogueCheck = {
  code: 'RES013',
  finds: 'A field level that the access of the resource does not name.',
  run: eachResource((resource) =>
    [...new Set(levelsIn(resource.fields))]
      .filter((level) => level !== 'basic' && level !== 'system' && !resource.access.levels?.[level])
      .map((level) => ({
        at: address(resource, 'access.levels'),
        message: `no rule for the level "${level}"`,
      })),
  ),
};
