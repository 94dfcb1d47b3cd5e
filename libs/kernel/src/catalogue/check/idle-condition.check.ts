import { fieldTypeOf } from '../../field/bound-type.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** A field that nobody types cannot be left empty by anyone, and one that is always required needs no condition for it. */
export const idleCondition: CatalogueCheck = {
  code: 'RES046',
  finds:
    'A condition that changes nothing: required or read-only of a field that is so always, or that nobody types.',
  run: eachResource(({ fields, conditions = {}, ...resource }) =>
    Object.entries(conditions).flatMap(([key, condition]) => {
      const field = fields[key];
      if (!field || !condition) return [];
      const isFixed = field.readOnly === true || fieldTypeOf(field).derived;
      const idle = [
        ...(condition.required && (isFixed || field.required) ? ['required'] : []),
        ...(condition.readOnly && isFixed ? ['readOnly'] : []),
      ];
      return idle.map((name) => ({
        at: address(resource, `conditions.${key}.${name}`),
        message: isFixed ? 'nobody types the field' : 'the field is required always',
      }));
    }),
  ),
};
