import { cleanup, screen } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../test/engine.tsx';
import { ShowScreen } from './ShowScreen.tsx';

const common = {
  module: 'office',
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
} as const;

const person: AnyResource = defineResource('person', {
  ...common,
  label: ['Person', 'People'],
  api: 'setup/v1/Person',
  screens: { list: '/people', show: '/people/profile/:number' },
  fields: { name: f.text({ required: true }), number: f.text({ required: true }) },
});

const loan: AnyResource = defineResource('loan', {
  ...common,
  label: ['Loan', 'Loans'],
  api: 'setup/v1/Loan',
  screens: { list: '/loans', show: '/loans/:id' },
  fields: { name: f.text({ required: true }), person: f.ref('person' as never) },
});

afterEach(cleanup);

/** The page of a loan of Ada, whose page is found by her number; null if the viewer may not see her. */
const page = (number: string | null, name = 'Ada') => {
  const record = {
    id: 3,
    version: 1,
    name: 'L-3',
    person: 7,
    _labels: { person: name, 'person.number': number },
  };
  const routes = (
    <Routes>
      <Route path="/loans/:id" element={<ShowScreen resource={loan} />} />
    </Routes>
  );
  return showInEngine(routes, {
    resources: [loan, person],
    answers: { 'setup/v1/Loan/get/3': record },
    path: '/loans/3',
  });
};

describe('a reference on the page of a record', () => {
  it('leads to a page that is found by another field than the number of the record', async () => {
    const { sent } = await page('P 1/7');
    const link = await screen.findByRole('link', { name: 'Ada' });
    expect(link.getAttribute('href')).toBe('/people/profile/P%201%2F7');
    const asked = sent.find(({ path }) => path.includes('Loan/get/3'));
    expect(decodeURIComponent(asked?.path ?? '')).toContain('"person.number"');
  });

  it('is text where that page may not be seen', async () => {
    await page(null);
    expect(await screen.findByText('Ada')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ada' })).toBeNull();
  });

  it('says the day that a record is called by as people read it', async () => {
    await page('17', '2026-11-28');
    expect(await screen.findByRole('link', { name: '28 November 2026' })).toBeDefined();
  });
});
