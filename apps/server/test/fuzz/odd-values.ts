import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Values that someone once entered where something else was meant. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1,
    0.1,
    1e21,
    -1e300,
    9_007_199_254_740_992,
    2_147_483_648,
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'Infinity',
    '9'.repeat(400),
    '0.005',
    'null',
    'undefined',
    'true',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '\uFFFF',
    '‮ریپورٹ',
    "'; DROP TABLE employee; --",
    '%_\\',
    '=cmd()',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '2026-02-30',
    '0000-00-00',
    '99999-01-01',
    '2026-01-01',
    '24:61',
    'x'.repeat(70_000),
  ),
  fc.constantFrom<unknown>([], {}, [[]], [null], [1, 1], [''], [{}], deep(25), deep(45)),
  fc.constantFrom<unknown>(
    { id: 1 },
    { $me: 'employee' },
    { $field: 'id' },
    { $date: 'today' },
    { length: 5 },
  ),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.array(fc.integer({ min: -5, max: 50 }), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const oddSegments = [
  '0 -1 1.5 1e3 NaN abc null undefined %00 1%00 %20 %F0%9F%92%A5 99999999999 9007199254740993',
  `9223372036854775808 ${'9'.repeat(200)} ${'x'.repeat(290)} __proto__ constructor toString 1'--`,
  '..%2F..%2Fetc %E0%A4%A 2026-01-01 2026-13-45',
].flatMap((line) => line.split(' '));

/** What may appear in a URL in place of an id; already encoded. */
export const oddSegment: Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 6 }).map(String) },
  fc.constantFrom(...oddSegments),
);

const text = (value: unknown): string => JSON.stringify(value) ?? '';

/** Text of a query parameter that should be JSON, a number or a word. */
export const oddParameter: Arbitrary<string> = fc.oneof(
  oddValue.map(text).map((one) => one.slice(0, 3_000)),
  fc.constantFrom(
    '',
    '[',
    '{',
    '{"a":',
    '[0',
    'a,b,,',
    '[0,-1]',
    '[-5,5]',
    '[0,1e9]',
    '[1,0]',
    '["id"]',
    '["id","UP"]',
  ),
  fc.constantFrom(
    '["__proto__","ASC"]',
    '{"__proto__":1}',
    '{"constructor":1}',
    '["id","ASC",1]',
    '[["id","ASC"],[]]',
  ),
  fc.string({ maxLength: 20 }),
);

/** Names of properties and parameters that reach into prototypes or do not exist anywhere. */
export const oddName: Arbitrary<string> = fc.constantFrom(
  '',
  'a b',
  'x'.repeat(200),
  ...'__proto__ constructor prototype toString noSuchName id version createdBy archived $where _and 0'.split(
    ' ',
  ),
);
