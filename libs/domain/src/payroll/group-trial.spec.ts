import { salaryCategories } from './example-group.fixture.ts';
import { tryGroup } from './group-trial.ts';
import type { GroupDraft } from './group-trial.ts';

const all = salaryCategories.map((category, index) => ({ ...category, id: index + 1 }));
const ids = (...codes: readonly string[]) =>
  all.flatMap(({ id, code }) => (codes.includes(code) ? [id] : []));
const every = all.map(({ id }) => id);
const values = { GROSS: '100000.00', NWD: '25', LOPD: '0' };
const draft = (extras: Partial<GroupDraft> = {}): GroupDraft => ({
  categoryIds: every,
  enableLop: false,
  ...extras,
});

describe('a payroll group that is tried out', () => {
  it.each<[string, Partial<GroupDraft>, string, string]>([
    ['without unpaid days', {}, '0', '92700.00'],
    ['with 2.5 unpaid days as a deduction', { enableLop: true, lopFormula: 'GROSS/NWD' }, '2.5', '82700.00'],
    [
      'with 2.5 unpaid days as smaller earnings',
      { enableLop: true, lopMethod: 'PRORATE_EARNINGS' },
      '2.5',
      '83180.00',
    ],
  ])('gives what a payslip would %s', (_, extras, LOPD, netPay) => {
    expect(tryGroup(draft(extras), every, all, { ...values, LOPD })).toMatchObject({
      ok: true,
      value: { pay: { netPay }, added: [], removed: [] },
    });
  });

  it('takes in what formulas read', () => {
    expect(tryGroup(draft({ categoryIds: ids('HRA') }), [], all, values)).toMatchObject({
      value: { added: [{ code: 'BASIC' }], pay: { netPay: '60000.00' } },
    });
  });

  it('lets go what read a category that was taken out', () => {
    const categoryIds = every.filter((id) => !ids('CONV').includes(id));
    expect(tryGroup(draft({ categoryIds }), every, all, values)).toMatchObject({
      value: { removed: [{ code: 'SPL' }] },
    });
  });

  it('tells what is wrong with the formula of an unpaid day', () => {
    expect(tryGroup(draft({ enableLop: true, lopFormula: 'GROSS/' }), every, all, values)).toMatchObject({
      ok: false,
      error: { code: 'LOP_FORMULA_SYNTAX' },
    });
  });
});
