import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { CategoryRules } from '@school/domain';
import { catalogue } from '@school/resources';
import { CreateScreen } from '../../../engine/form/CreateScreen.tsx';
import { showInEngine } from '../../../../test/engine.tsx';
import { ownSections } from '../../own-sections.ts';

const payrollCategory = catalogue.resource('payrollCategory');
const basic: CategoryRules['categories'][number] = {
  id: 1,
  code: 'BASIC',
  name: 'Basic pay',
  type: 'EARNING',
  valueType: 'FORMULA',
  formula: '40%GROSS',
  rounding: 'CENT',
  affectedByLop: true,
  displayOrder: 1,
};
const rules: CategoryRules = { categories: [basic], groups: [] };

/** The form for a new category with a formula. */
const newFormula = async (): Promise<HTMLInputElement> => {
  await showInEngine(<CreateScreen resource={payrollCategory} />, {
    resources: [payrollCategory, catalogue.resource('payrollCategoryCondition')],
    answers: { 'finance/v1/PayrollCategory/rules': rules },
    path: '/payroll_categories/new',
    ownSections,
  });
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: 'PF' } });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Value type/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Formula' }));
  return await screen.findByRole<HTMLInputElement>('textbox', { name: /^Formula/ });
};

afterEach(cleanup);

describe('a rule that is tried out', () => {
  it('gives its amount for values that somebody types', async () => {
    const formula = await newFormula();
    fireEvent.change(formula, { target: { value: '12%BASIC' } });
    expect(await screen.findByText('PF = 4,800.00')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: 'GROSS' }), { target: { value: '50000' } });
    expect(await screen.findByText('PF = 2,400.00')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: 'BASIC' }), { target: { value: '1000' } });
    expect(await screen.findByText('PF = 120.00')).toBeDefined();
  });

  it('shows where a formula is wrong', async () => {
    const formula = await newFormula();
    fireEvent.change(formula, { target: { value: '12%BASIC+' } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Something is missing at the end of the formula.');
    expect(alert.querySelector('pre')?.textContent).toBe('12%BASIC+\n         ↑');
    fireEvent.change(formula, { target: { value: '12%BASE' } });
    expect((await screen.findByRole('alert')).textContent).toBe('There is no code BASE.');
  });

  it('has codes that are written where the cursor is', async () => {
    const formula = await newFormula();
    fireEvent.change(formula, { target: { value: '5%()' } });
    act(() => {
      formula.focus();
      formula.setSelectionRange(3, 3);
    });
    fireEvent.click(screen.getByRole('button', { name: 'BASIC' }));
    expect(formula.value).toBe('5%(BASIC)');
    expect(await screen.findByText('PF = 2,000.00')).toBeDefined();
  });
});
