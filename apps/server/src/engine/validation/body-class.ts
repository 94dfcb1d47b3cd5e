import { acceptValue, fieldTypeOf, fieldsOf, isMissing } from '@school/kernel';
import type {
  AnyField,
  AnyResource,
  Catalogue,
  FieldContext,
  Fields,
  GroupField,
  Violation,
} from '@school/kernel';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import type { ValidationArguments } from 'class-validator';

/** A body being validated: what its fields have accepted, and what they have refused. */
export interface BodyState {
  readonly context: FieldContext;
  readonly accepted: Map<string, unknown>;
  readonly refused: Map<string, Violation>;
}

/** What a body stores besides its values, where no field name can reach it. */
class Body {
  #fields: Fields = {};
  #state: BodyState | undefined;

  static begin(body: Body, fields: Fields, context: FieldContext): void {
    body.#fields = fields;
    body.#state = { context, accepted: new Map(), refused: new Map() };
  }

  static stateOf(body: Body): BodyState | undefined {
    return body.#state;
  }

  static fieldsOf(body: unknown): Fields | undefined {
    return typeof body === 'object' && body !== null && #fields in body ? body.#fields : undefined;
  }
}

type BodyType = new () => Body;

/** `create` demands every required field, `change` only refuses to empty them. */
export type BodyMode = 'create' | 'change';

/** Label of a field of a body, undefined if the definition has none. */
export const labelOf = (body: unknown, key: string): string | undefined => {
  const fields = Body.fieldsOf(body);
  return fields && Object.hasOwn(fields, key) ? fields[key]?.label : undefined;
};

/** What the validation of a body has found so far. */
export const stateOfBody = (body: object): BodyState => {
  const state = body instanceof Body ? Body.stateOf(body) : undefined;
  if (!state) throw new Error('The body was not made from a definition.');
  return state;
};

const isNothing = (value: unknown): boolean => value === null || value === undefined;

const check = (field: AnyField, key: string, value: unknown, state: BodyState): boolean => {
  const result = acceptValue(value ?? null, field, state.context);
  const isLacking = result.ok && field.required === true && !field.readOnly && isMissing(result.value);
  if (result.ok && !isLacking) {
    state.accepted.set(key, result.value);
    return true;
  }
  state.refused.set(key, result.ok ? { code: 'required' } : result.violation);
  return false;
};

const hasDefault = (field: AnyField): boolean => {
  const start = 'default' in field ? field.default : undefined;
  return start !== undefined || field.type === 'flag';
};

/** A new record must provide what is required, and the minimum number of lines; everything else has an initial value. */
const isWanted = (field: AnyField, mode: BodyMode): boolean => {
  if (mode === 'change' || field.readOnly || hasDefault(field)) return false;
  return field.required === true || (field.type === 'lines' && (field.min ?? 0) > 0);
};

const addRules = (type: BodyType, key: string, field: AnyField, mode: BodyMode): void => {
  const target = type.prototype as Body;
  const wanted = isWanted(field, mode);
  ValidateIf((_body, value) => wanted || value !== undefined)(target, key);
  ValidateBy({
    name: 'field',
    validator: {
      validate: (value: unknown, found?: ValidationArguments) =>
        found !== undefined && check(field, key, value, stateOfBody(found.object)),
      defaultMessage: () => key,
    },
  })(target, key);
  if (field.type === 'group' || field.type === 'lines')
    ValidateNested({ each: field.type === 'lines' })(target, key);
};

/** Fields that a body may name at all: those that are stored because a client supplies them. */
const givenFields = (fields: Fields): [string, AnyField][] =>
  Object.entries(fields).filter(([, field]) => !fieldTypeOf(field).derived);

const made = new WeakMap<Fields, Map<BodyMode, BodyType>>();

/** Class of the bodies of a set of fields, with the rules of class-validator; created once. */
const bodyClass = (fields: Fields, mode: BodyMode): BodyType => {
  let known = made.get(fields);
  if (!known) made.set(fields, (known = new Map()));
  const existing = known.get(mode);
  if (existing) return existing;
  const type: BodyType = class extends Body {};
  for (const [key, field] of givenFields(fields)) addRules(type, key, field, mode);
  known.set(mode, type);
  return type;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nested = (catalogue: Catalogue, field: AnyField, value: unknown, context: FieldContext): unknown => {
  if (field.type === 'group') {
    return isObject(value) ? bodyOf(catalogue, partFields(field), value, context, 'change') : value;
  }
  if (field.type !== 'lines' || !Array.isArray(value)) return value;
  const child = lineFields(catalogue.resource(field.of));
  return value.map((row: unknown) =>
    isObject(row) ? bodyOf(catalogue, child, row, context, isNothing(row['id']) ? 'create' : 'change') : row,
  );
};

const optional = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { ...field, required: false }]));

const parts = new WeakMap<GroupField, Fields>();

/** Parts of a group as sent in a body; whether one is missing is known once the whole group is. */
export const partFields = (group: GroupField): Fields => {
  const known = parts.get(group);
  if (known) return known;
  const made = optional(group.fields);
  parts.set(group, made);
  return made;
};

/** A field that a condition may hide is required only while it is shown; whether it is shown is known once the row is. */
const inputField = (resource: AnyResource, key: string, field: AnyField): AnyField =>
  field.required && resource.conditions?.[key]?.visible ? { ...field, required: false } : field;

const inputs = new WeakMap<AnyResource, Fields>();

/** Fields of a resource as sent in a body. */
export const inputFields = (resource: AnyResource): Fields => {
  const known = inputs.get(resource);
  if (known) return known;
  const fields = Object.fromEntries(
    Object.entries(fieldsOf(resource)).map(([key, field]) => [key, inputField(resource, key, field)]),
  );
  inputs.set(resource, fields);
  return fields;
};

const withoutOwner = new WeakMap<AnyResource, Fields>();

/** Fields of a line as sent in its owner's body: the owner is known, the id and version identify the line. */
export const lineFields = (child: AnyResource): Fields => {
  const known = withoutOwner.get(child);
  if (known) return known;
  const { [child.parent ?? '']: _owner, ...rest } = inputFields(child);
  const fields: Fields = { id: { type: 'ref', to: child.key }, version: { type: 'int' }, ...rest };
  withoutOwner.set(child, fields);
  return fields;
};

/** An instance of the class with the given values, ready to be validated. */
export const bodyOf = (
  catalogue: Catalogue,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  context: FieldContext,
  mode: BodyMode,
): Body => {
  const body = new (bodyClass(fields, mode))();
  Body.begin(body, fields, context);
  for (const [key, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const made = field ? nested(catalogue, field, value, context) : value;
    Object.defineProperty(body, key, { value: made, enumerable: true, configurable: true, writable: true });
  }
  return body;
};
