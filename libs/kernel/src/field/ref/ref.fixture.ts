import type { FieldFixture } from '../../testing/field-fixture.ts';

export const ref: FieldFixture<'ref'> = {
  field: { type: 'ref', to: 'employeeGrade', onDelete: 'clear' },
  values: [
    [1, 1],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ],
  refused: [
    [0, 'notReference'],
    [-1, 'notReference'],
    [1.5, 'notReference'],
    ['1', 'notReference'],
    [2 ** 53, 'notReference'],
    [{ id: 1 }, 'notReference'],
  ],
  typed: [['12', 12]],
  texts: [[12, '12']],
  columns: ['"x_id" bigint references employee_grade clear'],
};
