import { isReading } from '@school/kernel';
import type { AnyOperation, AnyResource } from '@school/kernel';
import type { CallAddress } from '../calls-of.ts';
import type { GenericCall } from '../generic-call.ts';
import { answerSchema, inputSchemas } from './operation-schema.ts';

type Json = Readonly<Record<string, unknown>>;

const listParameters = ['sort', 'range', 'filter', 'q', 'fields', 'labels', 'expand', 'group'];
const queries: Readonly<Record<string, readonly string[]>> = {
  getall: listParameters,
  getallunArchived: listParameters,
  getallArchived: listParameters,
  get: ['fields', 'labels', 'expand'],
  options: ['filter', 'q', 'range', 'ids'],
  alike: ['values', 'except'],
  aggregate: ['filter', 'q', 'sum', 'count', 'group', 'range'],
};

const withBody = new Set(['save', 'update', 'saveSettings', 'updateSettings']);
const lists = new Set(['getall', 'getallunArchived', 'getallArchived']);

const parameterIn = (place: string, name: string): Json => ({
  $ref: `#/components/parameters/${place}-${name}`,
});

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'id' ? 'integer' : 'string' },
  }));

const envelope = (data: Json): Json => ({
  description: 'Done',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'data', 'message'],
        properties: { success: { const: true }, data, message: { type: 'string' } },
      },
    },
  },
});

const dataOf = (call: GenericCall, { key }: AnyResource): Json => {
  const record = { $ref: `#/components/schemas/${key}` };
  if (lists.has(call.name)) return { type: 'array', items: record };
  return withBody.has(call.name) || call.name.startsWith('get') ? record : {};
};

const errors: Json = Object.fromEntries(
  ['400', '401', '403', '404', '409', '503'].map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]),
);

/** Path of a call as OpenAPI writes it. */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** What OpenAPI says about a call that follows from a definition. */
export const genericOperation = (call: GenericCall, resource: AnyResource, path: string): Json => ({
  summary: call.summary(resource),
  tags: [resource.label[1]],
  parameters: [
    ...pathParameters(path),
    ...(queries[call.name] ?? []).map((name) => parameterIn('query', name)),
    ...(call.method === 'GET'
      ? []
      : [parameterIn('header', 'idempotency-key'), parameterIn('header', 'x-confirm')]),
  ],
  ...(call.method === 'GET' || call.method === 'DELETE'
    ? {}
    : {
        requestBody: {
          content: {
            'application/json': {
              schema: withBody.has(call.name)
                ? { $ref: `#/components/schemas/${resource.key}Body` }
                : { type: 'object' },
            },
          },
        },
      }),
  responses: { [String(call.status ?? 200)]: envelope(dataOf(call, resource)), ...errors },
});

/** What is known about a call of a module. */
export const ownOperation = ({ path }: CallAddress): Json => ({
  tags: ['Other calls'],
  parameters: pathParameters(templateOf(path)),
  responses: { '200': envelope({}), ...errors },
});

const jobAnswer: Json = {
  type: 'object',
  properties: { jobId: { type: 'string', description: 'See setup/v1/jobs/{id}' } },
  required: ['jobId'],
};

/** What OpenAPI says about a call of an operation. */
export const declaredOperation = (operation: AnyOperation, { method, path }: CallAddress): Json => {
  const { body, query } = inputSchemas(operation, { method, path });
  return {
    summary: operation.label,
    ...(operation.description ? { description: operation.description } : {}),
    tags: ['Operations'],
    parameters: [
      ...pathParameters(templateOf(path)),
      ...query.map(([name, schema]) => ({ name, in: 'query', schema })),
      ...(isReading(operation)
        ? []
        : [parameterIn('header', 'idempotency-key'), parameterIn('header', 'x-confirm')]),
    ],
    ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      [operation.creates ? '201' : '200']: envelope(
        operation.job ? jobAnswer : answerSchema(operation.answer),
      ),
      ...errors,
    },
  };
};
