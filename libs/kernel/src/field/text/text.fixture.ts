import type { FieldFixture } from '../../testing/field-fixture.ts';

export const text: FieldFixture<'text'> = {
  field: { type: 'text', max: 10, min: 2 },
  values: [
    [' Ali ', 'Ali'],
    ['a  b', 'a  b'],
    ['e\u0301t', '\u00e9t'],
    ['   ', null],
    ['𝒳'.repeat(10), '𝒳'.repeat(10)],
  ],
  refused: [
    ['a', 'minLength'],
    ['a'.repeat(11), 'maxLength'],
    ['a\u0000b', 'badCharacter'],
    ['a\ud800', 'badCharacter'],
    ['a\r\nb', 'oneLine'],
    ['a\tb', 'oneLine'],
    ['a\u2028b', 'oneLine'],
    [7, 'notText'],
    [['ab'], 'notText'],
    [{}, 'notText'],
  ],
  typed: [['Ali', 'Ali']],
  texts: [['Ali', 'Ali']],
  columns: ['"x" character varying(10)'],
  others: [
    {
      field: {
        type: 'text',
        case: 'upper',
        pattern: { regex: '[A-Z]{2}\\d', message: 'Two letters and a digit' },
      },
      values: [['ab1', 'AB1']],
      refused: [
        ['AB12', 'pattern'],
        ['xAB1', 'pattern'],
      ],
    },
    {
      field: { type: 'text' },
      values: [['a'.repeat(255), 'a'.repeat(255)]],
      refused: [['a'.repeat(256), 'maxLength']],
    },
  ],
};
