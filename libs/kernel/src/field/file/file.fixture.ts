import type { FieldFixture } from '../../testing/field-fixture.ts';

export const file: FieldFixture<'file'> = {
  field: { type: 'file', accept: ['pdf'], level: 'basic' },
  values: [
    [4, 4],
    [{ id: 4, name: 'a.pdf', type: 'application/pdf', size: 1 }, 4],
  ],
  refused: [
    ['4', 'notFile'],
    [{ name: 'a' }, 'notFile'],
    [0, 'notFile'],
  ],
  texts: [[{ id: 4, name: 'a.pdf' }, 'a.pdf']],
  columns: ['"x_id" bigint references stored_file restrict'],
};
