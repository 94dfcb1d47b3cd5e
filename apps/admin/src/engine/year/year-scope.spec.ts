import { defineResource, f } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { yearFilter, yearValues } from './year-scope.ts';

const year = { id: 4, name: '2026-27', startDate: '2026-04-01', endDate: '2027-03-31', current: true };
const withScope = (scope?: { readonly year: 'year' | 'day' }): AnyResource =>
  defineResource('trip', {
    module: 'academics',
    label: ['Trip', 'Trips'],
    fields: { name: f.text(), year: f.ref('academicYear'), day: f.date() },
    title: 'name',
    list: { columns: ['name'] },
    access: { read: ['EMPLOYEE'] },
    ...(scope ? { scope } : {}),
  });

describe('the rows of a chosen year', () => {
  it('are those that name it, and new ones name it too', () => {
    const trips = withScope({ year: 'year' });
    expect(yearFilter(trips, year)).toEqual({ year: 4 });
    expect(yearValues(trips, year)).toEqual({ year: 4 });
  });

  it('are those of its days, the first and the last included; on which day a new one is, is not known', () => {
    const trips = withScope({ year: 'day' });
    expect(yearFilter(trips, year)).toEqual({ day_gte: '2026-04-01', day_lte: '2027-03-31' });
    expect(yearValues(trips, year)).toEqual({});
  });

  it('are all rows without a choice, and of what belongs to no year', () => {
    expect(yearFilter(withScope({ year: 'year' }), undefined)).toEqual({});
    expect(yearFilter(withScope(), year)).toEqual({});
    expect(yearValues(withScope(), year)).toEqual({});
  });
});
