import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { CategoryRules } from '@school/domain';
import { showInEngine } from '../../../../test/engine.tsx';
import { GroupTrial } from './GroupTrial.tsx';

const category = (id: number, code: string, formula: string): CategoryRules['categories'][number] => ({
  id,
  code,
  name: `${code} pay`,
  type: code === 'PF' ? 'DEDUCTION' : 'EARNING',
  valueType: 'FORMULA',
  formula,
  rounding: 'CENT',
  affectedByLop: true,
  displayOrder: id,
});
const rules: CategoryRules = {
  categories: [
    category(1, 'BASIC', '40%GROSS'),
    category(2, 'PF', '12%BASIC'),
    category(3, 'REST', 'GROSS-BASIC'),
  ],
  groups: [],
};
const show = (values: Readonly<Record<string, unknown>>, kept?: readonly number[]) =>
  showInEngine(
    <GroupTrial record={kept ? { id: 7, version: 1, categoryIds: kept } : undefined} values={values} />,
    { answers: { 'finance/v1/PayrollCategory/rules': rules } },
  );

afterEach(cleanup);

describe('a payroll group in its form', () => {
  it('shows what it would pay, with loss of pay, and what its formulas bring along', async () => {
    await show({
      categoryIds: [2, 3],
      enableLop: true,
      lopMethod: 'DEDUCTION_LINE',
      lopFormula: 'GROSS/NWD',
    });
    expect(await screen.findByText('Net pay 95,200.00')).toBeDefined();
    expect(screen.getByText(/added to the group: BASIC pay/)).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: 'LOPD' }), { target: { value: '2.6' } });
    expect(await screen.findByText('Net pay 85,200.00')).toBeDefined();
  });

  it('says what goes along with a category that is taken out', async () => {
    await show({ categoryIds: [2, 3] }, [1, 2, 3]);
    expect(await screen.findByText(/are removed too.*PF pay, REST pay/)).toBeDefined();
  });

  it('tells what is wrong with the formula of a day', async () => {
    await show({ categoryIds: [1], enableLop: true, lopMethod: 'DEDUCTION_LINE', lopFormula: 'GROSS/' });
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be read at column 7');
  });
});
