import { cleanup, screen } from '@testing-library/react';
import { defineReport, defineResource, fieldBuilders, masterData, type AnyReport } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { cellWidth, headWidth } from './report-field.ts';
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

it('leads to a record by the field that its screen names it by', async () => {
  const shade = defineResource('shade', {
    module: 'shop',
    label: ['Shade', 'Shades'],
    api: 'setup/v1/Shade',
    screens: { list: '/shades', show: '/shades/:code' },
    fields: { code: f.text({ required: true, unique: true }) },
    title: 'code',
    list: { columns: ['code'] },
    access: masterData('Shop'),
  });
  const shades = defineReport('shades', {
    module: 'shop',
    label: 'Shades',
    screen: '/shade_report',
    parameters: {},
    columns: {
      shade: { label: 'Shade', as: 'text', link: { resource: 'shade', id: 'shadeId' } },
      code: { label: 'Code', as: 'text' },
      shadeId: { label: 'Shade', as: 'int', hidden: true },
    },
    access: ['ADMIN'],
  });
  const rows = [{ shade: 'Crimson', code: 'S 7', shadeId: 3 }];
  await showInEngine(<ReportScreen report={shades as unknown as AnyReport} />, {
    resources: [shade],
    reports: [shades] as unknown as AnyReport[],
    answers: { 'setup/v1/report/shades': { rows, total: 1, totals: {}, groups: [], chart: [], each: {} } },
    path: '/shade_report',
  });
  const link = await screen.findByRole('link', { name: 'Crimson' });
  expect(link.getAttribute('href')).toBe('/shades/S%207');
});

it('leads from no figure of nothing, and to no report that would have to ask first', async () => {
  const accounts = defineReport('accounts', {
    module: 'shop',
    label: 'Accounts',
    screen: '/accounts',
    parameters: {},
    columns: {
      account: { label: 'Account', as: 'text', link: { report: 'moves', parameters: { account: 'id' } } },
      owed: { label: 'Owed', as: 'money', link: { report: 'moves', parameters: { account: 'id' } } },
      id: { label: 'Account', as: 'int', hidden: true },
    },
    access: ['ADMIN'],
  });
  const moves = defineReport('moves', {
    module: 'shop',
    label: 'Moves',
    screen: '/moves',
    parameters: { account: f.ref('colour', { required: true }) },
    columns: { name: { label: 'Name', as: 'text' } },
    access: ['ADMIN'],
  });
  const rows = [
    { account: 'Cash', owed: '5.00', id: 4 },
    { account: 'Bank', owed: '0.00', id: 5 },
    { account: 'Not closed yet', owed: '7.00', id: null },
  ];
  await showInEngine(<ReportScreen report={accounts as unknown as AnyReport} />, {
    resources: [colour],
    reports: [accounts, moves] as unknown as AnyReport[],
    answers: { 'setup/v1/report/accounts': { rows, total: 3, totals: {}, groups: [], chart: [], each: {} } },
    path: '/accounts',
  });
  await screen.findByRole('link', { name: 'Cash' });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.filter(([, to]) => to?.startsWith('/moves'))).toEqual([
    ['Cash', '/moves?account=4'],
    [expect.stringContaining('5.00'), '/moves?account=4'],
    ['Bank', '/moves?account=5'],
  ]);
});

it('keeps in view what its rows are about, and heads on two lines', async () => {
  await showInEngine(<ReportScreen report={figures as unknown as AnyReport} />, {
    resources: [colour],
    reports: [figures, details] as unknown as AnyReport[],
    answers: { 'setup/v1/report/figures': answer },
    path: '/figures?from=2026-06-01',
  });
  const cell = (await screen.findByText('Mall Road')).closest('td') as HTMLElement;
  expect(getComputedStyle(cell).position).toBe('sticky');
  expect(['31 to 60 days', 'Balance due', 'Fine'].map((label) => headWidth(label).minWidth)).toEqual([
    'calc(7ch + 48px)',
    'calc(7ch + 48px)',
    'calc(4ch + 48px)',
  ]);
});

it('lets facts that stand beside each other wrap between them, and names not at all', () => {
  expect(['Saima Qureshi', 'Pakistan Studies · Sidra Gillani · J 1A', 'x'.repeat(40)].map(cellWidth)).toEqual(
    [{ whiteSpace: 'nowrap' }, { minWidth: '18ch' }, { minWidth: '36ch' }],
  );
});
