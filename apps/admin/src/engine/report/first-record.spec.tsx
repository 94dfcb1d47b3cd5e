import { cleanup, screen, waitFor } from '@testing-library/react';
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
      'setup/v1/Term/options': terms,
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
    const { sent } = await show([{ id: 7, label: 'Spring' }]);
    expect(await screen.findByText('Row of 7')).toBeDefined();
    expect(sent.some(({ path }) => path.includes('report/termRecord') && path.includes('term=7'))).toBe(true);
  });

  it('begins with the first one for which there is the other that it needs', async () => {
    const exam = defineResource('exam', {
      module: 'office',
      label: ['Exam', 'Exams'],
      api: 'setup/v1/Exam',
      fields: { name: f.text(), term: f.ref('term') },
      title: 'name',
      list: { columns: ['name'] },
      access: masterData('Office'),
    });
    const results = {
      ...report,
      key: 'results',
      parameters: {
        term: f.ref('term', { required: true }),
        exam: f.ref('exam', { required: true, filter: { term: { $field: 'term' } } }),
      },
      first: undefined,
    } as unknown as Report;
    const { sent } = await showInEngine(<ReportScreen report={results} />, {
      resources: [term, exam],
      answers: {
        'setup/v1/Term/options': [
          { id: 7, label: 'Spring' },
          { id: 8, label: 'Summer' },
        ],
        'setup/v1/Exam/options': ({ path }) =>
          new Response(
            JSON.stringify({
              success: true,
              data: decodeURIComponent(path).includes('"term":8') ? [{ id: 81, label: 'Final' }] : [],
              message: '',
            }),
            { headers: { 'Content-Type': 'application/json' } },
          ),
        'setup/v1/report/results': { rows: [], total: 0, totals: {}, groups: [], chart: [] },
      },
      path: '/results',
    });
    await waitFor(() =>
      expect(sent.some(({ path }) => path.includes('report/results') && path.includes('exam=81'))).toBe(true),
    );
    expect(sent.find(({ path }) => path.includes('report/results'))?.path).toContain('term=8');
  });

  it('asks for one where there is none', async () => {
    await show([]);
    expect(await screen.findByText('Choose Term, then Show.')).toBeDefined();
  });
});
