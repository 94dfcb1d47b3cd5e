import { named, typesOf } from './body-from-schema.ts';
import type { Schema, Schemas } from './body-from-schema.ts';

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object';

const isOfType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : kindOf(value) === type;

/** How an object differs from its schema: parts that are missing, that do not match, and that are not described. */
const misfitsOfObject = (
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
  schemas: Schemas,
  place: string,
): readonly string[] => {
  const { properties = {}, required = [], additionalProperties: rest } = schema;
  const missing = required
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => `${place}.${key} is missing`);
  const isOpen = schema.properties === undefined && rest === undefined;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : isOpen ? {} : rest;
    return own ? misfits(own, part, schemas, `${place}.${key}`) : [`${place}.${key} is not said`];
  });
  return [...missing, ...parts];
};

const misfitsOfValue = (
  schema: Schema,
  value: unknown,
  schemas: Schemas,
  place: string,
): readonly string[] => {
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return [`${place} is ${kindOf(value)}, not ${types.join(' or ')}`];
  if ('const' in schema && schema.const !== value) return [`${place} is ${JSON.stringify(value)}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${place} is ${JSON.stringify(value)}`];
  if (schema.pattern && typeof value === 'string' && !new RegExp(schema.pattern).test(value))
    return [`${place} is "${value}", not ${schema.pattern}`];
  if (isObject(value)) return misfitsOfObject(schema, value, schemas, place);
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, at) =>
    misfits(schema.prefixItems?.[at] ?? schema.items ?? {}, item, schemas, `${place}[]`),
  );
};

/** Objects that a value is at the same time, merged into one. */
const together = (parts: readonly Schema[], schemas: Schemas): Schema => {
  const whole = parts.map((part) => (part.$ref ? named(part.$ref, schemas) : part));
  return {
    type: 'object',
    properties: Object.assign({}, ...whole.map(({ properties }) => properties)) as Schema['properties'],
    required: whole.flatMap(({ required = [] }) => required),
  };
};

/** Where a value does not match a schema of the API description, each place once; nothing where it matches. */
export const misfits = (
  schema: Schema,
  value: unknown,
  schemas: Schemas,
  place = 'data',
): readonly string[] => {
  if (schema.$ref) return misfits(named(schema.$ref, schemas), value, schemas, place);
  if (schema.allOf) return misfits(together(schema.allOf, schemas), value, schemas, place);
  if (schema.not) return [`${place} is answered at all`];
  if (schema.anyOf) {
    const each = schema.anyOf.map((one) => misfits(one, value, schemas, place));
    return each.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  return [...new Set(misfitsOfValue(schema, value, schemas, place))];
};
