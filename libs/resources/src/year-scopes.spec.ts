import { catalogue } from './index.ts';

/** Rows that belong to a batch belong to its year. */
const ofABatch = catalogue.resources.filter(
  ({ fields, screens }) =>
    screens?.list !== undefined &&
    Object.values(fields).some((field) => field.type === 'ref' && field.to === 'batch' && field.required),
);

describe('lists of what belongs to a batch', () => {
  it.each(ofABatch.map(({ key, scope }) => [key, scope?.year]))(
    '%s is narrowed by the year that is chosen',
    (_, year) => {
      expect(year).toBeDefined();
    },
  );

  it('are those of students and exams among others', () => {
    expect(ofABatch.map(({ key }) => key)).toEqual(expect.arrayContaining(['examGroup', 'subject']));
    expect(catalogue.resource('student').scope).toEqual({ year: 'batch.academicYear' });
  });
});
