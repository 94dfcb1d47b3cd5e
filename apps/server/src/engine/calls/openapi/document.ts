import type { Engine } from '../../engine.ts';
import type { CallAddress } from '../calls-of.ts';
import { basesOf, isOffered } from '../generic-call.ts';
import type { GenericCall } from '../generic-call.ts';
import { resourceSchemas } from './field-schema.ts';
import { declaredOperation, genericOperation, ownOperation, templateOf } from './operation.ts';
import type { StatedAnswers } from './stated-answers.ts';

type Json = Readonly<Record<string, unknown>>;

const text = (name: string, place: string, description: string): [string, Json] => [
  `${place}-${name}`,
  { name, in: place, description, schema: { type: 'string' } },
];

const parameters = Object.fromEntries([
  text('sort', 'query', '`["name","ASC"]`'),
  text('range', 'query', '`[0,24]`, both ends included, at most 1000 rows; without it the list is complete'),
  text(
    'filter',
    'query',
    '`{"active":true,"name_contains":"ali"}`; suffixes _gt _gte _lt _lte _ne _in _nin _contains _starts _empty, groups _and _or',
  ),
  text('q', 'query', 'Quick search'),
  text('fields', 'query', '`["name"]`: only these fields and the id'),
  text(
    'group',
    'query',
    '`department`, or `{"by":"joiningDate:month","descending":true,"closed":["2026-01"]}`: rows of the same value together',
  ),
  text('labels', 'query', '`["department"]`: words of references in `_labels`'),
  text('expand', 'query', '`["department","department.head"]`: records in `_expand`, two steps deep'),
  text('ids', 'query', '`[1,2]`'),
  text('sum', 'query', '`["netPay"]`'),
  text('count', 'query', 'Any value'),
  text('idempotency-key', 'header', 'The same key and body gives the first answer again'),
]);

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const responses = {
  '400': failure('Wrong input, or an unknown name; `data.errors` tells where'),
  '401': failure('No valid session'),
  '403': failure('Never allowed with these rights'),
  '404': failure('Unknown, or not visible'),
  '409': failure('Taken, in use, stale, or not possible in this state'),
  '503': failure('Not available for a moment; see `Retry-After`'),
};

const sharedSchemas = {
  Failure: {
    type: 'object',
    properties: {
      success: { const: false },
      data: {
        type: 'object',
        properties: {
          code: { type: 'string' },
          errors: { type: 'array', items: { $ref: '#/components/schemas/Problem' } },
        },
      },
      message: { type: 'string' },
    },
  },
  Problem: {
    type: 'object',
    properties: {
      field: { type: 'string', examples: ['items[2].amount'] },
      code: { type: 'string' },
      params: { type: 'object' },
      message: { type: 'string' },
    },
  },
  StoredFile: {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      name: { type: 'string' },
      type: { type: 'string' },
      size: { type: 'integer' },
    },
  },
};

const joined = (base: string, path: string): string => `/${[base, path].filter(Boolean).join('/')}`;

const genericPaths = (
  { catalogue }: Engine,
  calls: readonly GenericCall[],
  stated: StatedAnswers,
): Record<string, Record<string, Json>> => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const resource of catalogue.resources) {
    for (const base of basesOf(resource)) {
      for (const call of calls.filter((candidate) => isOffered(candidate, resource))) {
        for (const suffix of call.paths) {
          const path = templateOf(joined(base, suffix));
          (paths[path] ??= {})[call.method.toLowerCase()] = genericOperation(call, resource, path, stated);
        }
      }
    }
  }
  return paths;
};

/**
 * The OpenAPI 3.1 document of the product: calls of the catalogue with their schemas, and the addresses of all others.
 * @param others calls of hand-written controllers
 * @param stated what others answer that is not described by fields
 */
export const openApiDocument = (
  engine: Engine,
  calls: readonly GenericCall[],
  others: readonly CallAddress[],
  stated: StatedAnswers,
): Json => {
  const paths = genericPaths(engine, calls, stated);
  for (const address of others) {
    const path = templateOf(address.path);
    const operation = engine.operations.find(address.operation ?? '');
    (paths[path] ??= {})[address.method.toLowerCase()] ??= operation
      ? declaredOperation(operation, address, stated)
      : ownOperation(address, stated);
  }
  const schemas = Object.assign({}, ...engine.catalogue.resources.map(resourceSchemas)) as Json;
  return {
    openapi: '3.1.0',
    info: { title: 'School', version: '1', description: 'Every call answers at the root and under /api.' },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      parameters,
      responses,
      schemas: { ...sharedSchemas, ...stated.schemas, ...schemas },
    },
  };
};
