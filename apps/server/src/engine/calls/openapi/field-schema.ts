import { baseFields, fieldTypeOf, fieldsOf, hasStart, levelOf } from '@school/kernel';
import type { AnyField, AnyResource, Expression, Fields } from '@school/kernel';

/** A JSON Schema as OpenAPI 3.1 accepts it. */
export type Schema = Readonly<Record<string, unknown>>;

const byKind: Readonly<Record<string, Schema>> = {
  text: { type: 'string' },
  flag: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', examples: ['08:30:00'] },
  dateTime: { type: 'string', format: 'date-time' },
};

const fileSchema: Schema = { $ref: '#/components/schemas/StoredFile' };

/** The type of figures over rows elsewhere: a count unless they are summed or compared. */
const rolledUp = (field: AnyField): string | undefined =>
  field.type === 'rollup' && field.fn !== 'count' ? 'decimal' : undefined;

/** Exact numbers travel as strings, integers as numbers; a sample of the type shows which. */
const numberSchema = (field: AnyField): Schema => {
  const as = 'as' in field && field.as ? field.as : rolledUp(field);
  const sample: unknown =
    as === undefined && field.type !== 'rollup' ? fieldTypeOf(field).sample(1) : undefined;
  const isExact = as === undefined ? typeof sample === 'string' : as === 'money' || as === 'decimal';
  return isExact ? { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' } : { type: 'integer' };
};

const valueSchema = (field: AnyField, forBody: boolean): Schema => {
  switch (field.type) {
    case 'choice':
      return { type: 'string', enum: Object.keys(field.options) };
    case 'choices':
      return { type: 'array', items: { type: 'string', enum: Object.keys(field.options) } };
    case 'ref':
      return { type: 'integer', description: `Id of ${field.to}` };
    case 'refs':
      return { type: 'array', items: { type: 'integer' }, description: `Ids of ${field.to}` };
    case 'lines':
      return { type: 'array', items: { $ref: `#/components/schemas/${field.of}${forBody ? 'Body' : ''}` } };
    case 'group':
      return objectSchema(field.fields, forBody);
    case 'file':
    case 'image':
      return forBody ? { type: 'integer', description: 'Id of an uploaded file' } : fileSchema;
    case 'json':
      return {};
    default: {
      const { kind } = fieldTypeOf(field);
      return kind === 'number' ? numberSchema(field) : (byKind[kind] ?? { type: 'string' });
    }
  }
};

const limits = (field: AnyField): Schema =>
  'max' in field && typeof field.max === 'number' && fieldTypeOf(field).kind === 'text'
    ? { maxLength: field.max }
    : {};

/** Whether a value is always present: it is given, or computed from values that always are. */
const isSure = (value: Expression, fields: Fields): boolean => {
  if ('value' in value) return value.value !== null;
  if ('field' in value) {
    const own = Object.hasOwn(fields, value.field) ? fields[value.field] : undefined;
    return own !== undefined && isKept(own, fields);
  }
  if (!('op' in value)) return 'today' in value;
  const { op, args } = value;
  if (op === 'concat' || op === 'empty') return true;
  if (op === 'coalesce') return args.some((arg) => isSure(arg, fields));
  if (op === 'if') return args.slice(1).every((arg) => isSure(arg, fields));
  return args.every((arg) => isSure(arg, fields));
};

/** What is never empty in a record, though it need not be supplied. */
const isKept = (field: AnyField, fields: Fields): boolean => {
  if (field.required === true || field.type === 'flag' || field.type === 'series') return true;
  if (field.type === 'computed') return isSure(field.value, fields);
  if (field.type === 'rollup') return field.fn === 'count';
  return 'default' in field && field.default !== undefined && field.readOnly === true;
};

const nullable = (schema: Schema, field: AnyField, isAlways: boolean): Schema => {
  if (field.required || isAlways || schema['type'] === 'array' || (!schema['type'] && !schema['$ref']))
    return schema;
  if (typeof schema['type'] !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [schema['type'], 'null'],
    ...('enum' in schema ? { enum: [...(schema['enum'] as string[]), null] } : {}),
  };
};

const words = (field: AnyField): Schema => {
  const level = levelOf(field);
  const said = [field.label, field.help, level === 'basic' ? undefined : `Level: ${level}.`].filter(Boolean);
  return said.length > 0 ? { description: said.join('. ') } : {};
};

/** Schema of one field as it is read, or as sent in a body. */
export const fieldSchema = (field: AnyField, forBody: boolean, fields: Fields = {}): Schema => ({
  ...nullable({ ...valueSchema(field, forBody), ...limits(field) }, field, !forBody && isKept(field, fields)),
  ...words(field),
});

const objectSchema = (fields: Fields, forBody: boolean): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) =>
        forBody ? !fieldTypeOf(field).derived && !field.readOnly : field.type !== 'secret',
      )
      .map(([key, field]) => [key, fieldSchema(field, forBody, fields)]),
  ),
  ...(forBody ? { additionalProperties: false } : {}),
});

/** What a record contains in addition to its fields on request. */
const besides: Readonly<Record<string, Schema>> = {
  _labels: { type: 'object', description: 'Words of its references, by field', additionalProperties: {} },
  _expand: {
    type: 'object',
    description: 'The records of its references, by field',
    additionalProperties: {},
  },
  _group: { type: 'string', description: 'The group of a list that it stands in' },
};

/** What every record has from its creation. */
const always = ['id', 'version', 'archived', 'createdAt', 'updatedAt'] as const;
const base: Fields = {
  ...baseFields,
  ...Object.fromEntries(always.map((key) => [key, { ...baseFields[key], required: true }])),
};

/** Fields as they are read: those that others may hide are empty when hidden, though filled or given where they show. */
const asRead = ({ conditions = {} }: AnyResource, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      conditions[key]?.visible ? { ...field, required: false, readOnly: false } : field,
    ]),
  );

/** Schemas of a resource: the record, and the body of a create or update. */
export const resourceSchemas = (resource: AnyResource): Readonly<Record<string, Schema>> => {
  const fields = fieldsOf(resource);
  const required = Object.entries(fields)
    .filter(([, field]) => field.required && !field.readOnly && !hasStart(field))
    .map(([key]) => key);
  const body = objectSchema(fields, true);
  const read = objectSchema({ ...base, ...asRead(resource, fields) }, false);
  return {
    [resource.key]: {
      ...read,
      title: resource.label[0],
      properties: { ...(read['properties'] as object), ...besides },
    },
    [`${resource.key}Body`]: {
      ...body,
      title: `${resource.label[0]} to save`,
      properties: { ...(body['properties'] as object), version: { type: 'integer' } },
      ...(required.length > 0 ? { required } : {}),
    },
  };
};
