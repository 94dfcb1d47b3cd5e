import type { AnyReport } from '@school/kernel';
import { reportPage } from './report-page.ts';

const report = {
  key: 'visits',
  columns: {
    name: { label: 'Name', as: 'text' },
    day: { label: 'Day', as: 'date' },
    fee: { label: 'Fee', as: 'money', total: true },
  },
} as unknown as AnyReport;

describe('a report on paper', () => {
  const print = (of: AnyReport) =>
    reportPage({
      report: of,
      words: {
        title: 'Visits',
        value: (text) => text,
        column: (key) => key,
        parameter: (key) => key,
        total: 'Total',
        asOf: 'As of',
        yes: 'Yes',
        no: 'No',
        page: '{page}',
        language: 'en',
      },
      rows: [{ name: 'Ali', day: '2026-08-01', fee: '1200.00' }],
      asked: {},
      head: {
        name: 'School',
        address: '',
        contact: '',
        footer: '',
        currency: 'PKR',
        dateOrder: 'DMY',
        logoId: null,
        colour: '#000000',
        font: 'Arial',
      },
      logo: '',
      today: '2026-08-02',
    });

  it('keeps days and amounts in one line', async () => {
    const { html } = await print(report);
    expect(html).toContain('<p>2 August 2026</p>');
    expect(html).toContain('<td class="day">01/08/2026</td>');
    expect(html).toContain('<td class="number">1,200.00</td>');
    expect(html).toMatch(/\.day \{ white-space: nowrap/);
  });

  it('writes the day of a group as it writes every day', async () => {
    const { html } = await print({ ...report, groupBy: 'day' } as AnyReport);
    expect(html).toMatch(/class="group"><td colspan="2">01\/08\/2026</);
    expect(html).toContain('Total 01/08/2026');
  });
});
