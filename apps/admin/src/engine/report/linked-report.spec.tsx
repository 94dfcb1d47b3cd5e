import { cleanup, screen } from '@testing-library/react';
import { defineReport, defineResource, fieldBuilders, masterData, type AnyReport } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { ReportScreen } from './ReportScreen.tsx';

const f = fieldBuilders<string>();

const colour = defineResource('colour', {
  module: 'shop',
  label: ['Colour', 'Colours'],
  api: 'setup/v1/Colour',
  screens: { list: '/colours' },
  fields: { name: f.text({ required: true }) },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Shop'),
});
const details = defineReport('details', {
  module: 'shop',
  label: 'Details',
  screen: '/details',
  parameters: { shop: f.int(), from: f.date(), colour: f.ref('colour') },
  columns: { name: { label: 'Name', as: 'text' } },
  access: ['ADMIN'],
});
const figures = defineReport('figures', {
  module: 'shop',
  label: 'Figures',
  screen: '/figures',
  parameters: { from: f.date({ required: true }) },
  columns: {
    shop: { label: 'Shop', as: 'text' },
    sold: {
      label: 'Sold',
      as: 'int',
      total: true,
      each: { resource: 'colour' },
      link: { report: 'details', parameters: { shop: 'shopId' }, keep: ['from'], each: 'colour' },
    },
    all: { label: 'All', as: 'int', total: true },
    shopId: { label: 'Shop', as: 'int', hidden: true },
  },
  access: ['ADMIN'],
});

const answer = {
  rows: [{ shop: 'Mall Road', sold_3: 7, sold_5: null, all: 7, shopId: 2 }],
  total: 1,
  totals: { sold_3: '7', sold_5: '0', all: '7' },
  groups: [],
  chart: [],
  each: {
    sold: [
      { id: 3, label: 'Red' },
      { id: 5, label: 'Blue' },
    ],
  },
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows a column for each record, and a figure leads to the report of what it is made of', async () => {
  await showInEngine(<ReportScreen report={figures as unknown as AnyReport} />, {
    resources: [colour],
    reports: [figures, details] as unknown as AnyReport[],
    answers: { 'setup/v1/report/figures': answer },
    path: '/figures?from=2026-06-01',
  });
  const link = await screen.findByRole('link', { name: '7' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Shop',
    'Red',
    'Blue',
    'All',
  ]);
  expect(link.getAttribute('href')).toBe('/details?from=2026-06-01&shop=2&colour=3');
  expect(screen.getAllByRole('link', { name: '7' })).toHaveLength(1);
});
