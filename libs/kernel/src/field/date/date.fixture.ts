import type { FieldFixture } from '../../testing/field-fixture.ts';

export const date: FieldFixture<'date'> = {
  field: { type: 'date', min: '1900-01-01', max: 'today' },
  values: [
    ['2024-02-29', '2024-02-29'],
    ['2026-02-03', '2026-02-03'],
  ],
  refused: [
    ['2023-02-29', 'notDate'],
    ['2024-13-01', 'notDate'],
    ['2024-1-1', 'notDate'],
    ['2024-01-01T00:00:00Z', 'notDate'],
    ['2026-02-04', 'maxDate'],
    ['1899-12-31', 'minDate'],
    [20240101, 'notDate'],
    ['1900-02-29', 'notDate'],
  ],
  typed: [
    ['03/02/2025', '2025-02-03'],
    ['3.2.25', '2025-02-03'],
    ['3-Feb-1985', '1985-02-03'],
    ['2025-02-03', '2025-02-03'],
    ['1/1/85', '1985-01-01'],
  ],
  texts: [['2025-02-03', '03/02/2025']],
  columns: ['"x" date'],
  others: [
    {
      field: { type: 'date', default: 'today' },
      values: [
        ['0001-01-01', '0001-01-01'],
        ['9999-12-31', '9999-12-31'],
      ],
      refused: [['0000-01-01', 'notDate']],
      columns: ['"x" date'],
    },
  ],
};
