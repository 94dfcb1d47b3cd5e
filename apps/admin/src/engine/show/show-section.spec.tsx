import { cleanup, screen } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { ShowSection } from './ShowSection.tsx';

afterEach(cleanup);

const place = defineResource('place', {
  module: 'office',
  label: ['Place', 'Places'],
  api: 'setup/v1/Place',
  fields: { name: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});

it('may go over the end of a sheet: kept whole, a long card leaves the first sheet blank', async () => {
  const section = { label: 'About', fields: ['name'] };
  await showInEngine(
    <ShowSection resource={place} section={section} record={{ id: 1, version: 1, name: 'Attic' }} />,
    {
      resources: [place],
    },
  );
  const card = (await screen.findByText('Attic')).closest('section');
  expect(getComputedStyle(card as HTMLElement).breakInside).not.toBe('avoid');
});
