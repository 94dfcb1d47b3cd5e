import type { AnyField } from '../../field/definition.ts';
import { hasStart } from '../../field/has-start.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import type { AnyResource } from '../../resource/definition.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** Only the user filling in the form gives it a value. */
const mustBeTyped = (resource: AnyResource, key: string, field: AnyField): boolean =>
  field.required === true &&
  !field.readOnly &&
  !fieldTypeOf(field).derived &&
  !hasStart(field) &&
  key !== resource.lifecycle?.field &&
  key !== resource.parent;

/** A form that leaves a required field out can never be saved. */
export const reachableFields: CatalogueCheck = {
  code: 'RES036',
  finds: 'A required field without a default that no section of the form shows.',
  run: eachResource((resource) => {
    const { form, access } = resource;
    if (form === undefined || !access.create?.length) return [];
    const shown = new Set(
      form.tabs.flatMap(({ sections }) =>
        sections.flatMap(({ fields }) => fields.map((path) => path.split('.')[0])),
      ),
    );
    return Object.entries(resource.fields)
      .filter(([key, field]) => mustBeTyped(resource, key, field) && !shown.has(key))
      .map(([key]) => ({ at: address(resource, 'form'), message: `the required "${key}" is in no section` }));
  }),
};
