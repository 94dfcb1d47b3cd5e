import type { AnyField, Fields } from '../../field/definition.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import type { AnyResource } from '../../resource/definition.ts';
import { fieldOf, fieldsOf } from '../../resource/fields-of.ts';
import type { Catalogue } from '../catalogue.ts';
import { didYouMean } from './closest.ts';
import { askedIn } from './every-field.ts';
import { address, eachResource, type CatalogueCheck, type Found } from './finding.ts';

type Wrong = Omit<Found, 'at'>;

const isAlike = (field: AnyField, from: AnyField): boolean =>
  fieldTypeOf(field).kind === fieldTypeOf(from).kind &&
  (field.type === 'ref') === (from.type === 'ref') &&
  (field.type !== 'ref' || (from.type === 'ref' && from.to === field.to));

const behind = (
  resource: AnyResource,
  field: AnyField,
  path: string,
  catalogue: Catalogue,
): Wrong | undefined => {
  const [first = '', ...rest] = path.split('.');
  const reference = fieldOf(resource, first);
  if (reference?.type !== 'ref') {
    const refs = Object.entries(resource.fields).flatMap(([key, { type }]) => (type === 'ref' ? [key] : []));
    return { message: `"${first}" is no reference`, ...didYouMean(first, refs) };
  }
  if (!catalogue.has(reference.to)) return undefined;
  const target = catalogue.resource(reference.to);
  const name = rest.join('.');
  const from = rest.length === 1 ? fieldOf(target, name) : undefined;
  if (!from)
    return {
      message: `no field "${name}" behind "${first}"`,
      ...didYouMean(name, Object.keys(fieldsOf(target))),
    };
  return isAlike(field, from) ? undefined : { message: `"${path}" is a value of another kind` };
};

/** Why a field can never take a value from elsewhere, whatever it names. */
const cannotTake = (resource: AnyResource, field: AnyField): string | undefined => {
  if ('default' in field && field.default !== undefined) return 'the field begins with its own default';
  if (field.readOnly || fieldTypeOf(field).derived) return 'nobody sets the field';
  if (resource.parent !== undefined) return 'a line begins with nothing of another record';
  return undefined;
};

const wrongIn = (
  resource: AnyResource,
  field: AnyField,
  path: string,
  catalogue: Catalogue,
): Wrong | undefined => {
  const message = cannotTake(resource, field);
  return message === undefined ? behind(resource, field, path, catalogue) : { message };
};

/** Fields of groups and of asked forms, which are not part of a record by themselves. */
const elsewhere = (resource: AnyResource): readonly (readonly [at: string, fields: Fields])[] => [
  ...Object.entries(resource.fields).flatMap(([key, field]) =>
    field.type === 'group' ? [[`fields.${key}`, field.fields] as const] : [],
  ),
  ...askedIn(resource),
];

/** A value taken from a chosen record is filled in automatically, so it must exist and fit. */
export const defaultsFrom: CatalogueCheck = {
  code: 'RES056',
  finds:
    'A default from a chosen record that names no reference and field of its kind, or that nothing could take.',
  run: eachResource((resource, catalogue) => [
    ...Object.entries(resource.fields).flatMap(([key, field]): Found[] => {
      const path = field.defaultFrom;
      const wrong = path === undefined ? undefined : wrongIn(resource, field, path, catalogue);
      return wrong ? [{ at: address(resource, `fields.${key}.defaultFrom`), ...wrong }] : [];
    }),
    ...elsewhere(resource).flatMap(([at, fields]) =>
      Object.entries(fields)
        .filter(([, { defaultFrom }]) => defaultFrom !== undefined)
        .map(([key]) => ({
          at: address(resource, `${at}.${key}.defaultFrom`),
          message: 'only a field of the record itself takes it',
        })),
    ),
  ]),
};
