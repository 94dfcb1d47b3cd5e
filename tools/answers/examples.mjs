import { misfit } from './fits.mjs';

const text = { type: 'string' };
const object = (properties, required = Object.keys(properties)) => ({ type: 'object', properties, required });
const list = (items) => ({ type: 'array', items });
const person = { Person: object({ name: text, age: { type: ['integer', 'null'] } }) };
const $ref = '#/components/schemas/Person';

/** Answers, what they are taken for, and the expected message. */
const examples = [
  [object({ name: text }), object({ name: text }), undefined],
  [object({ name: text, more: text }), object({ name: text }), undefined],
  [object({}), object({ name: text }), 'name is not answered'],
  [object({ name: text }, []), object({ name: text }), 'name may be missing'],
  [object({ name: text }, []), object({ name: text }, []), undefined],
  [object({ name: { type: ['string', 'null'] } }), object({ name: text }), 'name may be null, not string'],
  [list({ $ref }), list(object({ age: { type: 'number' } })), '[].age may be null, not number'],
  [list(text), text, 'the answer may be array, not string'],
  [{ enum: ['A', 'B'] }, { enum: ['A'] }, 'the answer may be "B", not "A"'],
  [{ enum: ['A'] }, text, undefined],
  [{}, text, 'the answer is of no known type, not string'],
  [text, {}, undefined],
  [{ anyOf: [text, { $ref }] }, text, 'the answer may be object, not string'],
  [{ allOf: [{ $ref }, object({ id: text })] }, object({ id: text, name: text }), undefined],
];

/** Where the comparison differs from what is expected: it would let mistakes through. */
export const wrongExamples = () =>
  examples.flatMap(([given, wanted, expected]) => {
    const said = misfit({ schema: given, schemas: person }, { schema: wanted, schemas: person });
    const what = `${JSON.stringify(given)} taken for ${JSON.stringify(wanted)}`;
    return said === expected ? [] : [`${what}: "${said}", and not "${expected}"`];
  });
