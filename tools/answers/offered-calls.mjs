import { readFileSync, rmSync } from 'node:fs';
import { inProject } from '../project.mjs';

/** The sources of the call documentation, for Node; packages stay where they are. */
const entry = `
export { catalogue } from '@school/resources';
export { placesOf } from '@school/kernel';
export { genericCalls } from '../endpoints/resource-controllers.ts';
export { basesOf, isOffered } from './generic-call.ts';
export { resourceSchemas } from './openapi/field-schema.ts';
export { declaredOperation, genericOperation } from './openapi/operation.ts';
`;

const place = inProject('apps/server/src/engine/calls/offered.ts');

const loadedProduct = async () => {
  const folder = inProject(`node_modules/.cache/calls-${process.pid}`);
  const { build } = await import('rolldown');
  try {
    await build({
      cwd: inProject('apps/server'),
      tsconfig: inProject('apps/server/tsconfig.json'),
      input: { calls: 'virtual:calls' },
      platform: 'node',
      external: (id) =>
        !id.startsWith('.') &&
        !id.startsWith('/') &&
        !id.startsWith('@school/') &&
        !id.startsWith('virtual:'),
      resolve: { conditionNames: ['@school/source', 'node', 'import'] },
      plugins: [
        {
          name: 'calls',
          resolveId: (id) => (id === 'virtual:calls' ? place : null),
          load: (id) => (id === place ? entry : null),
        },
      ],
      logLevel: 'silent',
      output: { dir: folder, format: 'esm' },
    });
    return await import(`${folder}/calls.js`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Content of the envelope of a described answer. */
const dataOf = ({ responses }) => {
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const schema = done?.content?.['application/json']?.schema;
  return schema?.properties?.data ?? schema;
};

/** Text of the references of a record, for those who request it. */
const wordsOf = ({ fields }) => {
  const references = Object.entries(fields).filter(([, { type }]) => type === 'ref');
  const properties = references.map(([name, { required }]) => [
    name,
    required ? { type: 'string' } : { type: ['string', 'null'] },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: references.map(([name]) => name),
    additionalProperties: { type: ['string', 'null'] },
  };
};

/** A record as read in full: whatever a client can omit by requesting only some fields is present otherwise. */
const wholeRecord = (resource, schema) => ({
  ...schema,
  properties: { ...schema.properties, _labels: wordsOf(resource) },
  required: Object.keys(schema.properties).filter((name) => name !== '_expand' && name !== '_group'),
});

/**
 * Every call that the server offers, as `{method, path, answer}` with the JSON Schema of the content of its envelope, and
 * the schemas it refers to: of records and operations from the catalogue, of all others from `answers.json`.
 */
export const offeredCalls = async () => {
  const product = await loadedProduct();
  const { catalogue, placesOf, genericCalls, basesOf, isOffered } = product;
  const stated = JSON.parse(readFileSync(inProject('apps/server/src/app/answers.json'), 'utf8'));
  const generic = catalogue.resources.flatMap((resource) =>
    genericCalls
      .filter((call) => isOffered(call, resource))
      .flatMap((call) => {
        const answer = dataOf(product.genericOperation(call, resource, '', stated));
        return basesOf(resource).flatMap((base) =>
          call.paths.map((path) => ({
            method: call.method,
            path: [base, path].filter(Boolean).join('/'),
            answer,
            isGeneric: true,
          })),
        );
      }),
  );
  const declared = (catalogue.operations ?? []).flatMap((operation) =>
    placesOf(operation).map(({ method, path }) => ({
      method,
      path,
      answer: dataOf(product.declaredOperation(operation, { method, path }, stated)),
    })),
  );
  const own = Object.entries(stated.addresses).map(([address, key]) => {
    const [method, path] = address.split(' ');
    return { method, path, answer: stated.calls[key] ?? stated.bare[key] };
  });
  const records = Object.fromEntries(
    catalogue.resources.map((resource) => [
      resource.key,
      wholeRecord(resource, product.resourceSchemas(resource)[resource.key]),
    ]),
  );
  const file = {
    type: 'object',
    properties: {
      id: { type: 'number' },
      name: { type: 'string' },
      type: { type: 'string' },
      size: { type: 'number' },
    },
    required: ['id', 'name', 'type', 'size'],
  };
  return {
    calls: [...own, ...declared, ...generic],
    schemas: { StoredFile: file, ...stated.schemas, ...records },
  };
};
