import { ledgerReports } from './ledger.reports.ts';

/** The difference between two other figures of the row. */
const between = new Set(['incomeStatement.change']);

describe.each(ledgerReports.map((report) => [report.key, report] as const))('%s', (key, { columns }) => {
  const shown = Object.entries(columns).filter(([, { hidden }]) => hidden !== true);
  /** A row that is one record links to it from its text. */
  const isRecord = shown.some(([, { link }]) => link !== undefined && 'id' in link);

  it('leads from each of its figures to what it is made of', () => {
    const figures = shown.filter(([name, { total }]) => total === true && !between.has(`${key}.${name}`));
    const blind = figures.filter(([, { link }]) => link === undefined && !isRecord);
    expect(blind.map(([name]) => name)).toEqual([]);
  });
});
