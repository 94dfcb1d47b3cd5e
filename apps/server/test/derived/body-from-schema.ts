/** A JSON Schema from the API description. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
}

export type Schemas = Readonly<Record<string, Schema>>;

const formats: Readonly<Record<string, string>> = {
  date: '2026-03-09',
  'date-time': '2026-03-09T08:00:00Z',
  email: 'somebody@example.org',
};

const textOf = ({ format = '', pattern }: Schema): string => formats[format] ?? (pattern ? '1.00' : 'Text');

/** The types that a value may have; empty where all are allowed. */
export const typesOf = ({ type = [] }: Schema): readonly string[] =>
  typeof type === 'string' ? [type] : type;

/** The schema behind a reference. */
export const named = (ref: string, schemas: Schemas): Schema => schemas[ref.split('/').at(-1) ?? ''] ?? {};

/** A value that satisfies the schema, each list with one entry; nothing is known of what it refers to. */
export const bodyFrom = (schema: Schema, schemas: Schemas, depth = 0): unknown => {
  if (schema.$ref) return depth > 3 ? {} : bodyFrom(named(schema.$ref, schemas), schemas, depth + 1);
  if (schema.enum) return schema.enum[0];
  switch (typesOf(schema)[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, bodyFrom(part, schemas, depth)]),
      );
    case 'array':
      return [bodyFrom(schema.items ?? {}, schemas, depth)];
    case 'integer':
      return 999_999_999;
    case 'boolean':
      return true;
    default:
      return textOf(schema);
  }
};
