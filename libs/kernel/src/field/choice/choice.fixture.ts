import type { FieldFixture } from '../../testing/field-fixture.ts';

export const choice: FieldFixture<'choice'> = {
  field: { type: 'choice', options: { FULL: 'Full time', PART: "Part's" }, default: 'FULL' },
  values: [['FULL', 'FULL']],
  refused: [
    ['full', 'notChoice'],
    ['constructor', 'notChoice'],
    ['toString', 'notChoice'],
    [0, 'notChoice'],
  ],
  typed: [
    ['full time', 'FULL'],
    ['part', 'PART'],
  ],
  texts: [
    ['FULL', 'Full time'],
    ['GONE', 'GONE'],
  ],
  columns: [`"x" character varying(60) default 'FULL'`],
};
