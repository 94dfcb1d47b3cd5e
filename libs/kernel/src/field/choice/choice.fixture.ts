import type { FieldFixture } from '../../testing/field-fixture.ts';

export const choice: FieldFixture<'choice'> = {
  field: {
    type: 'choice',
    options: { FULL: 'Full time', PART: "Part's" },
    synonyms: { PART: ['half days', 'full'] },
    default: 'FULL',
  },
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
    ['Half Days', 'PART'],
    ['Full', 'FULL'],
  ],
  texts: [
    ['FULL', 'Full time'],
    ['GONE', 'GONE'],
  ],
  columns: [`"x" character varying(60) default 'FULL'`],
};
