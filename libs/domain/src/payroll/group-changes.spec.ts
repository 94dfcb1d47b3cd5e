import { salaryCategories } from './example-group.fixture.ts';
import { groupChanges } from './group-changes.ts';
import type { GroupDraft } from './group-trial.ts';

const all = salaryCategories.map((category, index) => ({ ...category, id: index + 1 }));
const every = all.map(({ id }) => id);
const without = (...codes: readonly string[]) =>
  all.flatMap(({ id, code }) => (codes.includes(code) ? [] : [id]));
const kept: GroupDraft = { categoryIds: every, enableLop: false };
const changes = (draft: Partial<GroupDraft>, before = kept) =>
  groupChanges(before, { ...before, ...draft }, all, { GROSS: '100000.00', NWD: '25', LOPD: '1' });

describe('a payroll group that is changed', () => {
  it('makes no revision while nothing that is calculated differs, or the draft cannot be calculated', () => {
    expect(changes({})).toBeUndefined();
    expect(changes({ enableLop: true, lopFormula: 'GROSS/' })).toBeUndefined();
  });

  it('tells what goes, with the net pay before and after', () => {
    expect(changes({ categoryIds: without('TAX') })).toEqual({
      lines: [{ code: 'TAX', label: expect.any(String), before: '2500.00', after: undefined }],
      isReordered: false,
      isOtherLossOfPay: false,
      netPay: ['92700.00', '95200.00'],
    });
  });

  it('tells of another order, which changes no amount', () => {
    expect(changes({ categoryIds: every.toReversed() })).toMatchObject({
      lines: [],
      isReordered: true,
      netPay: ['92700.00', '92700.00'],
    });
  });

  it('tells of another loss of pay with what a day of it costs', () => {
    expect(changes({ enableLop: true, lopFormula: 'GROSS/NWD' })).toMatchObject({
      lines: [{ code: 'LOP', before: undefined, after: '4000.00' }],
      isOtherLossOfPay: true,
      netPay: ['92700.00', '88700.00'],
    });
  });
});
