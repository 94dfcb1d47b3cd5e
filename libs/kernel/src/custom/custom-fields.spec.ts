import { soundResource } from '../catalogue/check/fixture.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { validate } from '../resource/validate.ts';
import { customFields, withCustomFields } from './custom-fields.ts';

const definition = (id: number, inputType: string, more = {}) => ({
  id,
  name: `Field ${id}`,
  inputType,
  mandatory: false,
  options: ['Red', 'Blue'],
  ...more,
});
const fields = customFields([
  definition(7, 'DATE'),
  definition(3, 'TEXT', { mandatory: true }),
  definition(4, 'SELECT_ONE'),
  definition(5, 'SELECT_MANY'),
  definition(6, 'UNKNOWN'),
  definition(8, 'constructor'),
]);

describe('fields that are added at run time', () => {
  it('stand in the order of their definitions under keys that outlive a new name', () => {
    expect(Object.entries(fields).map(([key, { type, label }]) => [key, type, label])).toEqual([
      ['d7', 'date', 'Field 7'],
      ['d3', 'text', 'Field 3'],
      ['d4', 'choice', 'Field 4'],
      ['d5', 'choices', 'Field 5'],
    ]);
  });

  const resource = withCustomFields(soundResource({ custom: 'ROOM' }), fields, 'More');
  const catalogue = createCatalogue({
    resources: [resource],
    reports: [],
    documents: [],
    screens: [],
    privileges: [],
    menu: [],
  });
  const problems = (details: unknown): readonly string[] =>
    validate(
      resource,
      { name: 'Hall', details },
      {
        mode: 'create',
        catalogue,
        context: { today: '2026-11-21', locale: 'en', dateOrder: 'YMD' },
      },
    ).problems.map(({ field, code }) => `${field} ${code}`);

  it.each([
    [{ d3: 'x', d4: 'Red', d5: ['Blue'], d7: '2026-01-31' }, []],
    [{ d4: 'Red' }, ['details.d3 required']],
    [{ d3: 'x', d4: 'Green' }, ['details.d4 notChoice']],
    [{ d3: 'x', d7: '2026-02-30' }, ['details.d7 notDate']],
    [{ d3: 'x', d9: 1 }, ['details.d9 unknown']],
  ])('are checked in the browser: %j', (details, expected) => {
    expect(problems(details)).toEqual(expected);
  });

  it('leave a resource alone that has none', () => {
    const plain = soundResource({ custom: 'ROOM' });
    expect(withCustomFields(plain, {}, 'More')).toBe(plain);
    expect(resource.form?.tabs.map(({ key }) => key)).toEqual(['general', 'details']);
  });
});
