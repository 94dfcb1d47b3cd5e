import type { AnyReport } from '@school/kernel';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { RunningTotals, groupsOf, totalsOf } from './report-rows.ts';
import { layoutOf } from './report-width.ts';

const report = {
  columns: {
    dept: { label: 'Department', as: 'text' },
    net: { label: 'Net', as: 'money', total: true },
    days: { label: 'Days', as: 'decimal', total: true },
    people: { label: 'People', as: 'int', total: true },
  },
  groupBy: 'dept',
} as const as unknown as AnyReport;

describe('sums of a report', () => {
  it.each([
    [[], '0.00'],
    [['0.10', '0.20'], '0.30'],
    [['99999999999999.99', '0.01', null], '100000000000000.00'],
    [['-0.05', '0.02'], '-0.03'],
    [['1', '2.345'], '3.345'],
  ])('of %j are %s', (amounts, sum) => {
    expect(
      totalsOf(
        report,
        amounts.map((net) => ({ net })),
      )['net'],
    ).toBe(sum);
  });

  it('of the groups make the sum of all, exactly, however the rows stand', () => {
    const cents = integer({ min: -1_000_000_000, max: 1_000_000_000 });
    const row = record({ dept: constantFrom('A', 'B', null), cents });
    assert(
      property(array(row), (rows) => {
        const values = rows.map(({ dept, cents: amount }) => ({ dept, net: (amount / 100).toFixed(2) }));
        const inCents = (text: string | undefined): bigint => BigInt((text ?? '0').replace('.', ''));
        const all = rows.reduce((sum, { cents: amount }) => sum + BigInt(amount), 0n);
        const groups = groupsOf(report, values);
        const ofGroups = groups.reduce((sum, { totals }) => sum + inCents(totals['net']), 0n);
        const running = new RunningTotals(report);
        for (const value of values) running.add(value);
        expect([ofGroups, inCents(running.totals['net'])]).toEqual([all, all]);
      }),
    );
  });
});

describe('the sheet of a report', () => {
  const table = (columns: number, length: number): string[][] => [
    Array.from({ length: columns }, () => 'Head'),
    Array.from({ length: columns }, () => 'x'.repeat(length)),
  ];
  it.each([
    [3, 10, { paper: 'A4', points: 9 }],
    [8, 20, { paper: 'A4-landscape', points: 7.5 }],
    [30, 30, { paper: 'A4-landscape', points: 5 }],
  ])('with %d columns of %d letters is %j', (columns, length, layout) => {
    expect(layoutOf(table(columns, length))).toEqual(layout);
  });
});
