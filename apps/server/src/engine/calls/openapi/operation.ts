import { isReading } from '@school/kernel';
import type { AnyOperation, AnyResource } from '@school/kernel';
import type { CallAddress, OwnCall } from '../calls-of.ts';
import type { GenericCall } from '../generic-call.ts';
import { classSchema } from './class-schema.ts';
import type { StatedAnswers } from './stated-answers.ts';
import { answerSchema, inputSchemas, shapeSchema } from './operation-schema.ts';

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

const answered = (schema: Json): Json => ({
  description: 'Done',
  content: { 'application/json': { schema } },
});

const envelope = (data: Json, more: Json = {}): Json =>
  answered({
    type: 'object',
    required: ['success', 'data', 'message'],
    properties: { success: { const: true }, data, message: { type: 'string' }, ...more },
  });

/** In addition to the page of a long list. */
const meta: Json = {
  type: 'object',
  description: 'Figures over all rows, where the call tells some',
  additionalProperties: {},
};

/** Calls that answer the bytes of a file. */
const files = new Set(['export', 'importTemplate']);
/** Calls that answer the record in its resulting state. */
const saving = new Set([
  ...withBody,
  'get',
  'getSettings',
  'resetSettings',
  'archive',
  'restore',
  'transition',
]);

/** What an action answers is its own matter: its handler defines it. */
const dataOf = (call: GenericCall, { key }: AnyResource, { generic }: StatedAnswers): Json => {
  const record = { $ref: `#/components/schemas/${key}` };
  if (lists.has(call.name)) return { type: 'array', items: record };
  if (saving.has(call.name)) return record;
  return generic[call.name] ?? { description: 'What the action has made' };
};

const errors: Json = Object.fromEntries(
  ['400', '401', '403', '404', '409', '503'].map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]),
);

const bytes: Json = { description: 'The file', content: { 'application/octet-stream': {} } };

/** Path of a call in OpenAPI notation. */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const idempotent = (method: string): Json[] =>
  method === 'GET' ? [] : [parameterIn('header', 'idempotency-key'), parameterIn('header', 'x-confirm')];

/** What OpenAPI says about a call derived from a definition. */
export const genericOperation = (
  call: GenericCall,
  resource: AnyResource,
  path: string,
  stated: StatedAnswers,
): Json => ({
  summary: call.summary(resource),
  tags: [resource.label[1]],
  parameters: [
    ...pathParameters(path),
    ...(queries[call.name] ?? []).map((name) => parameterIn('query', name)),
    ...idempotent(call.method),
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
  responses: {
    [String(call.status ?? 200)]: files.has(call.name) ? bytes : envelope(dataOf(call, resource, stated)),
    ...errors,
  },
});

const unknownCall: OwnCall = { key: '', query: [], readsQuery: false, status: 200, readsBody: false };

const bodySchema = ({ description, bodyClass }: OwnCall): Json | undefined => {
  const takes = description?.takes;
  if (typeof takes === 'string') return { $ref: `#/components/schemas/${takes}Body` };
  if (takes) return shapeSchema(takes, true);
  return bodyClass && classSchema(bodyClass);
};

const ownBody = (own: OwnCall): Json => {
  const schema = bodySchema(own);
  return schema ? { requestBody: { content: { 'application/json': { schema } } } } : {};
};

const ownAnswer = ({ key, status, description }: OwnCall, { calls, bare }: StatedAnswers): Json => {
  if (status === 204) return { description: 'Done' };
  if (description?.answers === 'file') return bytes;
  const whole = bare[key];
  if (whole?.['type'] === 'null') return { description: 'Done' };
  return whole ? answered(whole) : envelope(calls[key] ?? {});
};

/** What is known about a module's call not derived from a definition. */
export const ownOperation = (
  { method, path, own = unknownCall }: CallAddress,
  stated: StatedAnswers,
): Json => {
  const { description, query, status } = own;
  return {
    ...(description ? { summary: description.says } : {}),
    tags: ['Other calls'],
    parameters: [
      ...pathParameters(templateOf(path)),
      ...query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
      ...idempotent(method),
    ],
    ...ownBody(own),
    responses: { [String(status)]: ownAnswer(own, stated), ...errors },
  };
};

const jobAnswer: Json = {
  type: 'object',
  properties: { jobId: { type: 'string', description: 'See setup/v1/jobs/{id}' } },
  required: ['jobId'],
};

const declaredAnswer = ({ key, answer, job }: AnyOperation, { operations }: StatedAnswers): Json => {
  if (answer === 'file') return bytes;
  if (job) return envelope(jobAnswer);
  return answer === 'wire' ? envelope(operations[key] ?? {}, { meta }) : envelope(answerSchema(answer));
};

/** What OpenAPI says about a call of an operation. */
export const declaredOperation = (
  operation: AnyOperation,
  { method, path }: CallAddress,
  stated: StatedAnswers,
): Json => {
  const { body, query } = inputSchemas(operation, { method, path });
  return {
    summary: operation.label,
    ...(operation.description ? { description: operation.description } : {}),
    tags: ['Operations'],
    parameters: [
      ...pathParameters(templateOf(path)),
      ...query.map(([name, schema]) => ({ name, in: 'query', schema })),
      ...(isReading(operation) ? [] : idempotent('POST')),
    ],
    ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      [operation.creates ? '201' : '200']: declaredAnswer(operation, stated),
      ...errors,
    },
  };
};
