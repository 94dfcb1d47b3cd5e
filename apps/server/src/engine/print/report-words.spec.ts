import type { AnyReport, ReportColumn } from '@school/kernel';
import { reportWords } from './report-words.ts';

const report = {
  label: 'Pay run',
  columns: {
    state: { label: 'State', as: 'text', words: ['Open', 'Done'] },
    who: { label: 'Who', as: 'text' },
  },
  parameters: {},
} as unknown as AnyReport;
const [state, who] = [report.columns['state'], report.columns['who']] as [ReportColumn, ReportColumn];

describe('the words of a report', () => {
  const words = reportWords(report, {
    words: JSON.stringify({ 'values.Open': 'Offen', 'values.Absent': 'Abwesend' }),
  });

  it.each<[string, ReportColumn | undefined, string]>([
    ['Open', state, 'Offen'],
    ['Done', state, 'Done'],
    // A person's name may be the same as a word of the product.
    ['Open', who, 'Open'],
    ['Absent', undefined, 'Abwesend'],
  ])('says %j of %o as %j', (text, column, expected) => {
    expect(words.value(text, column)).toBe(expected);
  });
});
