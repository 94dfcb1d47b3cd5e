import type { FieldFixture } from '../../testing/field-fixture.ts';

export const image: FieldFixture<'image'> = {
  field: { type: 'image', level: 'basic' },
  values: [[4, 4]],
  refused: [['x.png', 'notFile']],
  texts: [[{ id: 4, name: 'a.png' }, 'a.png']],
  columns: ['"x_id" bigint references stored_file restrict'],
};
