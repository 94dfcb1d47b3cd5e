import type { FieldFixture } from '../../testing/field-fixture.ts';

export const email: FieldFixture<'email'> = {
  field: { type: 'email' },
  values: [
    ['Ali.Khan+x@Example.org', 'Ali.Khan+x@Example.org'],
    [' a@b.co ', 'a@b.co'],
  ],
  refused: [
    'a',
    'a@b',
    'a b@c.de',
    '.a@b.de',
    'a..b@c.de',
    'a@-b.de',
    'a@b.d',
    'a@b@c.de',
    `${'a'.repeat(65)}@b.de`,
    'a@b.de,c@d.ef',
  ].map((value) => [value, 'notEmail'] as const),
  texts: [['a@b.co', 'a@b.co']],
  columns: ['"x" character varying(254)'],
};
