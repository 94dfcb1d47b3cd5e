import type { AnyField, Fields } from '../../field/definition.ts';
import type { FieldContext } from '../../field/field-type.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import { messageOf } from '../../problem/messages.ts';
import { address, eachResource, type CatalogueCheck, type Found } from './finding.ts';

const context: FieldContext = { today: '2024-02-29', locale: 'en', dateOrder: 'YMD' };

const startOf = (field: AnyField): unknown => {
  const start = 'default' in field ? field.default : undefined;
  if (field.type === 'date' && start === 'today') return context.today;
  return field.type === 'dateTime' && start === 'now' ? undefined : start;
};

const refusedIn = (fields: Fields, at: (path: string) => string): readonly Found[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (field.type === 'group') return refusedIn(field.fields, (path) => at(`${key}.${path}`));
    const start = startOf(field);
    if (start === undefined || start === null) return [];
    const taken = fieldTypeOf(field).accept(start, context);
    return taken.ok ? [] : [{ at: at(`${key}.default`), message: messageOf(taken.violation, 'the default') }];
  });

/** A default is written to new rows automatically, so it must be a value that the field itself would accept. */
export const defaults: CatalogueCheck = {
  code: 'RES017',
  finds: 'A default that its own field refuses.',
  run: eachResource((resource) => refusedIn(resource.fields, (path) => address(resource, `fields.${path}`))),
};
