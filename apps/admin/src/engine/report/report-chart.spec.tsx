import { createTheme, ThemeProvider } from '@mui/material';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { defineReport } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import ReportChart from './ReportChart.tsx';

const report = defineReport('paid', {
  module: 'office',
  label: 'Paid by',
  of: 'receipt',
  parameters: {},
  columns: {
    mode: { label: 'Mode', as: 'text' },
    amount: { label: 'Amount', as: 'money', figure: 'sum:total' },
  },
  chart: { kind: 'pie', category: 'mode', values: ['amount'] },
  access: ['Office'],
} as never);
const words = { title: 'Paid by', column: (key: string) => key } as never;
const points = ['Cash', 'Card'].map((value) => ({ value, totals: { amount: '2058750.50' } })) as never;

describe('the chart of a report', () => {
  const { getBoundingClientRect } = HTMLElement.prototype;
  beforeAll(() => {
    HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 600, 280);
  });
  afterAll(() => {
    HTMLElement.prototype.getBoundingClientRect = getBoundingClientRect;
  });
  afterEach(cleanup);

  it('names its parts in the ink of the page, not in their own pale colours', async () => {
    const theme = createTheme({ palette: { mode: 'dark', text: { primary: '#e8ecf4' } } });
    await showInEngine(
      <ThemeProvider theme={theme}>
        <ReportChart chart={report.chart} columns={report.columns} words={words} points={points} />
      </ThemeProvider>,
      {},
    );
    await waitFor(() => expect(document.querySelectorAll('.recharts-legend-item-text')).toHaveLength(2));
    const inks = [...document.querySelectorAll('.recharts-legend-item-text > span')].map(
      (part) => getComputedStyle(part).color,
    );
    expect(inks).toEqual(['rgb(232, 236, 244)', 'rgb(232, 236, 244)']);
  });

  it('says so where it shows a part of the points', async () => {
    await showInEngine(
      <ReportChart chart={report.chart} columns={report.columns} words={words} points={points} total={75} />,
      {},
    );
    expect(screen.getByRole('note').textContent).toBe(
      'The chart shows the first 2 of 75; the table has them all.',
    );
  });
});
