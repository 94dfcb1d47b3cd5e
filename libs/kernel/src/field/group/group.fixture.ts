import type { FieldFixture } from '../../testing/field-fixture.ts';

export const group: FieldFixture<'group'> = {
  field: {
    type: 'group',
    required: true,
    fields: { city: { type: 'text', required: true, max: 9 }, country: { type: 'ref', to: 'country' } },
  },
  values: [[{ city: 'x' }, { city: 'x' }]],
  refused: [
    [[], 'notGroup'],
    ['x', 'notGroup'],
  ],
  texts: [[{ city: 'Lahore', country: 3 }, 'Lahore, 3']],
  columns: ['"x_city" character varying(9) not null', '"x_country_id" bigint references country restrict'],
};
