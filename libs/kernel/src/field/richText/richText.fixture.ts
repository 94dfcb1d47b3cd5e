import type { FieldFixture } from '../../testing/field-fixture.ts';

export const richText: FieldFixture<'richText'> = {
  field: { type: 'richText', max: 5 },
  values: [
    ['<p><b>Hello</b></p>', '<p><b>Hello</b></p>'],
    ['<p>a &amp; b</p>', '<p>a &amp; b</p>'],
  ],
  refused: [
    ['<p>Hello!</p>', 'maxLength'],
    [5, 'notText'],
  ],
  texts: [['<p>one</p><p>a &lt; b</p>', 'one\na < b']],
  columns: ['"x" text'],
};
