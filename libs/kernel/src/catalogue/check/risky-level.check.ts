import type { Fields } from '../../field/definition.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

const riskyOf = (fields: Fields, prefix: string): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (field.type === 'group') return riskyOf(field.fields, `${prefix}${key}.`);
    return fieldTypeOf(field).risky && field.level === undefined ? [`${prefix}${key}`] : [];
  });

/** Contact data, amounts, files and secrets must not become readable by an omission. */
export const riskyLevel: CatalogueCheck = {
  code: 'RES012',
  finds: 'An e-mail, phone, money, file, image or secret field that does not say its level.',
  run: eachResource((resource) =>
    riskyOf(resource.fields, '').map((path) => ({
      at: address(resource, `fields.${path}`),
      message: 'the field must say its level',
      hint: "level: 'basic' if everybody who reads the record may see it",
    })),
  ),
};
