import { cleanup, fireEvent, screen } from '@testing-library/react';
import { defineResource, f, masterData, type AnyResource } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { YearNote } from './YearNote.tsx';

const trip: AnyResource = defineResource('trip', {
  module: 'academics',
  label: ['Trip', 'Trips'],
  fields: { name: f.text(), year: f.ref('academicYear') },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Trips'),
  scope: { year: 'year' },
});
const year = (id: number, name: string, current = false) => ({
  id,
  name,
  startDate: '2026-04-01',
  endDate: '2027-03-31',
  current,
});

const show = async (filterValues: object, total: number) => {
  const filters: object[] = [];
  const list = { filterValues, total, setFilters: (next: object) => void filters.push(next) };
  await showInEngine(<YearNote resource={trip} list={list} />, {
    years: [year(4, '2026-27', true), year(5, '2027-28')],
    answers: { 'setup/v1/preferences': { academicYear: 5 } },
  });
  return filters;
};

afterEach(cleanup);

describe('the year of a list', () => {
  it('is named with the way to all years and to the current one', async () => {
    const filters = await show({ year: 5, name: 'x' }, 3);
    expect(await screen.findByText('Shows 2027-28 only.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all years' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show 2026-27' }));
    expect(filters).toEqual([{ name: 'x' }, { name: 'x', year: 4 }]);
  });

  it('is said to have no rows', async () => {
    await show({ year: 5 }, 0);
    expect(await screen.findByText('There are no rows in 2027-28.')).toBeTruthy();
  });

  it('is offered where the rows of all years are shown', async () => {
    const filters = await show({}, 898);
    expect(await screen.findByText('Shows all years, not just 2027-28.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show 2027-28' }));
    expect(filters).toEqual([{ year: 5 }]);
  });
});
