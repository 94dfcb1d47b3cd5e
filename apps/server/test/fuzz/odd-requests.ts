import { fieldsOf, filterSuffixes } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { CallAddress } from '../../src/engine/calls/calls-of.ts';
import { oddName, oddParameter, oddSegment, oddValue } from './odd-values.ts';

type Values = Readonly<Record<string, unknown>>;

export interface OddRequest {
  readonly caller: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Names that the hand-written calls read from bodies, in addition to those of the fields. */
const bodyNames = [
  'ids id verb values filter preview input version fileId mapping dryRun createMissing',
  'employeeId employeeIds employees groupId payPeriod period lines individualItems lopDays',
  'remark reason payslips paySlipIds categoryIds grossPay username password email token',
  'entityType roleGroups privileges currentPassword newPassword confirmPassword refreshToken',
  'effectiveFrom date status selection code',
].flatMap((line) => line.split(' '));

const parameterNames = [
  'sort range filter fields labels expand q ids sum count format columns version startDate',
  'endDate status page start-date employeeId groupId period',
].flatMap((line) => line.split(' '));

const fieldNames = (resource: AnyResource | undefined): Arbitrary<string> =>
  resource ? fc.constantFrom(...Object.keys(fieldsOf(resource))) : fc.constantFrom('id', 'name', 'status');

const odds = (name: Arbitrary<string>, suffix: Arbitrary<string>): Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: fc.tuple(name, suffix).map((parts) => parts.join('')) }, oddName);

const oddFilter = (resource: AnyResource | undefined): Arbitrary<unknown> => {
  const suffix = fc.constantFrom(
    '',
    '',
    ...filterSuffixes.map((one) => `_${one}`),
    '_like',
    '.name',
    '.id_in',
  );
  const key = odds(fieldNames(resource), suffix);
  const leaf = fc.dictionary(key, oddValue, { maxKeys: 3 });
  return fc.oneof(
    leaf,
    fc.record({ _or: fc.array(leaf, { maxLength: 3 }) }),
    fc.record({ _and: oddValue, q: oddValue }),
  );
};

const queryOf = (resource: AnyResource | undefined): Arbitrary<string> => {
  const json = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 4_000);
  const pair = fc.oneof(
    fc.tuple(fc.constant('filter'), oddFilter(resource).map(json)),
    fc.tuple(
      fc.constant('sort'),
      fc.tuple(fieldNames(resource), fc.constantFrom('ASC', 'desc', '', 'x')).map(json),
    ),
    fc.tuple(
      fc.constant('range'),
      fc.tuple(fc.integer({ min: -2, max: 9 }), fc.integer({ min: -2, max: 2_000 })).map(json),
    ),
    fc.tuple(
      fc.constantFrom('fields', 'labels', 'expand', 'columns', 'sum'),
      fc.array(odds(fieldNames(resource), fc.constant('')), { maxLength: 3 }).map(json),
    ),
    fc.tuple(fc.oneof(fc.constantFrom(...parameterNames), oddName), oddParameter),
  );
  return fc.array(pair, { maxLength: 3 }).map((pairs) => {
    // A lone surrogate has no encoding; it cannot be sent in a URL at all.
    const parts = pairs.map((part) =>
      part.map((one) => encodeURIComponent(Buffer.from(one).toString())).join('='),
    );
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  });
};

/** A valid body with one or two faults, or something else altogether. */
const bodyOf = (resource: AnyResource | undefined, good: Values | undefined): Arbitrary<string> => {
  const name = fc.oneof(fieldNames(resource), fc.constantFrom(...bodyNames), oddName);
  const wrong = fc.dictionary(name, oddValue, { minKeys: 1, maxKeys: 4, noNullPrototype: true });
  const bent = wrong.map((values) => JSON.stringify({ ...good, ...values }));
  const bulk = fc
    .record({
      verb: fc.constantFrom('update', 'archive', 'restore', 'delete', 'export', 7),
      ids: fc.oneof(fc.array(fc.integer({ min: -1, max: 9 })), oddValue),
      values: fc.oneof(wrong, oddValue),
    })
    .map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 5, arbitrary: bent },
    { weight: 2, arbitrary: wrong.map((values) => JSON.stringify(values)) },
    { weight: 1, arbitrary: bulk },
    { weight: 1, arbitrary: oddValue.map((value) => JSON.stringify(value) ?? '') },
    fc.constantFrom(
      '',
      '{',
      '[',
      '{"a":}',
      '\u0000',
      '{"__proto__":{"role":"ADMIN"}}',
      '{"a":1e309}',
      '{"id":1,"id":2}',
    ),
    fc.constantFrom(
      '['.repeat(5_000),
      `{"name":"${'x'.repeat(200_000)}"}`,
      '{"constructor":{"prototype":{}}}',
    ),
  );
};

const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json; charset=x',
  ),
  fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=x', 'nonsense', ''),
);

const filled = (path: string): Arbitrary<string> =>
  fc
    .tuple(...path.split('/').map((part) => (part.startsWith(':') ? oddSegment : fc.constant(part))))
    .map((parts) => parts.join('/'));

/** Requests to one call as only a broken or hostile client sends them. */
export const oddRequest = (
  { method, path }: CallAddress,
  resource: AnyResource | undefined,
  good: Values | undefined,
  callers: readonly string[],
): Arbitrary<OddRequest> => {
  const address = fc.tuple(fc.constantFrom('', '/api'), filled(path), queryOf(resource));
  const common = { caller: fc.constantFrom(...callers), url: address.map((parts) => parts.join('')) };
  if (method === 'GET') return fc.record({ ...common, headers: fc.constant({}) });
  return fc.record({
    ...common,
    headers: contentTypes.map((type): Record<string, string> =>
      type === '' ? {} : { 'content-type': type },
    ),
    payload: bodyOf(resource, good),
  });
};
