import { baseFields, fieldTypeOf, fieldsOf, levelOf } from '@school/kernel';
import type { AnyField, AnyResource, Fields } from '@school/kernel';

/** A JSON Schema as OpenAPI 3.1 takes it. */
export type Schema = Readonly<Record<string, unknown>>;

const byKind: Readonly<Record<string, Schema>> = {
  text: { type: 'string' },
  flag: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', examples: ['08:30:00'] },
  dateTime: { type: 'string', format: 'date-time' },
};

const fileSchema: Schema = { $ref: '#/components/schemas/StoredFile' };

/** Exact numbers travel as strings, whole ones as numbers; a sample of the type tells which. */
const numberSchema = (field: AnyField): Schema => {
  const sample: unknown = 'as' in field ? undefined : fieldTypeOf(field).sample(1);
  const isExact = 'as' in field ? field.as === 'money' || field.as === 'decimal' : typeof sample === 'string';
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

const nullable = (schema: Schema, field: AnyField): Schema =>
  field.required || typeof schema['type'] !== 'string' || schema['type'] === 'array'
    ? schema
    : {
        ...schema,
        type: [schema['type'], 'null'],
        ...('enum' in schema ? { enum: [...(schema['enum'] as string[]), null] } : {}),
      };

const words = (field: AnyField): Schema => {
  const level = levelOf(field);
  const said = [field.label, field.help, level === 'basic' ? undefined : `Level: ${level}.`].filter(Boolean);
  return said.length > 0 ? { description: said.join('. ') } : {};
};

/** Schema of one field as it is read, or as a body gives it. */
export const fieldSchema = (field: AnyField, forBody: boolean): Schema => ({
  ...nullable({ ...valueSchema(field, forBody), ...limits(field) }, field),
  ...words(field),
});

const objectSchema = (fields: Fields, forBody: boolean): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) =>
        forBody ? !fieldTypeOf(field).derived && !field.readOnly : field.type !== 'secret',
      )
      .map(([key, field]) => [key, fieldSchema(field, forBody)]),
  ),
  ...(forBody ? { additionalProperties: false } : {}),
});

/** Schemas of a resource: the record, and the body of a create or update. */
export const resourceSchemas = (resource: AnyResource): Readonly<Record<string, Schema>> => {
  const fields = fieldsOf(resource);
  const required = Object.entries(fields)
    .filter(([, field]) => field.required && !field.readOnly && !('default' in field))
    .map(([key]) => key);
  const body = objectSchema(fields, true);
  return {
    [resource.key]: { ...objectSchema({ ...baseFields, ...fields }, false), title: resource.label[0] },
    [`${resource.key}Body`]: {
      ...body,
      title: `${resource.label[0]} to save`,
      properties: { ...(body['properties'] as object), version: { type: 'integer' } },
      ...(required.length > 0 ? { required } : {}),
    },
  };
};
