import { cleanup, screen } from '@testing-library/react';
import { defineReport, defineResource, f, masterData } from '@school/kernel';
import type { AnyResource, Report } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { ReportScreen } from './ReportScreen.tsx';

const term: AnyResource = defineResource('term', {
  module: 'office',
  label: ['Term', 'Terms'],
  api: 'setup/v1/Term',
  fields: { name: f.text(), open: f.flag() },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const report = defineReport('termRecord', {
  module: 'office',
  label: 'Term record',
  screen: '/termRecord',
  parameters: { term: f.ref('term', { required: true }) },
  first: { parameter: 'term', filter: { open: true } },
  columns: { name: { label: 'Name', as: 'text' } },
  access: ['Office'],
}) as unknown as Report;
const show = (terms: readonly object[]) =>
  showInEngine(<ReportScreen report={report} />, {
    resources: [term],
    answers: {
      'setup/v1/Term/getall': terms,
      'setup/v1/Term/options': [{ id: 7, label: 'Spring' }],
      'setup/v1/report/termRecord': {
        rows: [{ name: 'Row of 7' }],
        total: 1,
        totals: {},
        groups: [],
        chart: [],
      },
    },
    path: '/termRecord',
  });

afterEach(cleanup);

describe('a report that begins with a record', () => {
  it('shows it at once', async () => {
    const { sent } = await show([{ id: 7 }]);
    expect(await screen.findByText('Row of 7')).toBeDefined();
    expect(sent.some(({ path }) => path.includes('report/termRecord') && path.includes('term=7'))).toBe(true);
  });

  it('asks for one where there is none', async () => {
    await show([]);
    expect(await screen.findByText('Choose Term, then Show.')).toBeDefined();
  });
});
