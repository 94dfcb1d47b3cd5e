import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import type { Answers } from '../../../../test/server.ts';
import { employeeRow } from './employee-row.fixture.ts';
import { GenerateAllPayslips } from './GenerateAllPayslips.tsx';
import { ViewRegularEmployees } from './ViewRegularEmployees.tsx';

const people = 'setup/v1/paySlip/getRegularEmployees';
const detail = 'setup/v1/payrollGroup/getGroupDetailByPeriod';
const group = {
  groupId: 3,
  groupName: 'Monthly staff',
  frequency: 'MONTHLY',
  payPeriod: '2026-01-01',
  periodEnd: '2026-01-31',
  employeeCount: 1,
};
const answers: Answers = { [people]: [employeeRow()], [detail]: group };
const lower = (texts: readonly (string | null)[]): string[] =>
  texts.map((text) => (text ?? '').toLowerCase());
const columns = (): string[] => lower(screen.getAllByRole('columnheader').map((head) => head.textContent));
const facts = (): string[] => lower(screen.getAllByRole('term').map((term) => term.textContent));

afterEach(cleanup);

describe('the regular employees of a group', () => {
  it('stand with the facts of their period and the ways to a payslip (M226, M227, M228, M229, M230, M231, M232, M233, M234, M235, M236)', async () => {
    await showInEngine(<ViewRegularEmployees />, { answers });
    await screen.findByText('Asma Khan');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('View Regular Employees');
    expect(facts()).toEqual(['payroll group name', 'payment frequency', 'pay period', 'count of employees']);
    expect(columns().slice(0, 3)).toEqual(['employee', 'department', 'employee number']);
    for (const name of ['Generate Payslip', 'Back to Summary', 'Generate All Payslips']) {
      expect(screen.getByRole('link', { name })).toBeTruthy();
    }
  });

  it('lead to a payslip by group, employee and period (K112)', async () => {
    await showInEngine(<ViewRegularEmployees />, { answers });
    const address =
      (await screen.findByRole('link', { name: 'Generate Payslip' })).getAttribute('href') ?? '';
    const query = new URLSearchParams(address.split('?')[1]);
    expect([...query.keys()]).toEqual(['group_id', 'employee_id', 'pay_period']);
  });

  it.each([
    [
      'there are none (M237)',
      { [people]: [], [detail]: { ...group, employeeCount: 0 } },
      'No employees found in this payroll group.',
    ],
    [
      'all have a payslip',
      { [people]: [], [detail]: { ...group, employeeCount: 78 } },
      'All 78 employees already have a payslip for this period.',
    ],
    [
      'the answer is no list (M253)',
      { [people]: { rows: 1 } },
      'Invalid response format received from server.',
    ],
    [
      'they cannot be read (M280)',
      { [people]: 500 },
      'Failed to load employee data. Please try again later.',
    ],
    [
      'the group cannot be read (M279)',
      { [detail]: 500 },
      'Failed to load group details. Please try again later.',
    ],
  ])('say so when %s', async (_, more, text) => {
    await showInEngine(<ViewRegularEmployees />, { answers: { ...answers, ...more } });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('tell no answer at all from a refusal (M281, M282)', async () => {
    const gone = (): Response => {
      throw new TypeError('Failed to fetch');
    };
    await showInEngine(<ViewRegularEmployees />, { answers: { [people]: gone, [detail]: gone } });
    expect(await screen.findByText('An error occurred while loading group details.')).toBeTruthy();
    expect(await screen.findByText('An error occurred while loading employee data.')).toBeTruthy();
  });
});

describe('payslips for everybody', () => {
  const bulk = 'setup/v1/paySlip/bulkGeneratePayslip';
  const start = async (more: Answers) => {
    await showInEngine(<GenerateAllPayslips />, { answers: { ...answers, ...more } });
    await screen.findByText('Asma Khan');
    fireEvent.click(screen.getByRole('button', { name: /^select all$/i }));
    fireEvent.click(screen.getByRole('button', { name: 'Generate Payslips' }));
  };
  const generate = async (more: Answers): Promise<void> => {
    await start(more);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Generate' }));
  };

  it('can be changed before; nothing is generated where nobody is selected (M238, M239, M240, M241, M242, M243, M244, M245, M246, M247, M248)', async () => {
    await showInEngine(<GenerateAllPayslips />, { answers });
    await screen.findByText('Asma Khan');
    expect(
      screen.getByText(/earnings and deductions categories can be changed before generating/),
    ).toBeTruthy();
    expect(facts()).toEqual(['group', 'pay period', 'frequency']);
    expect(columns()).toEqual(expect.arrayContaining(['earnings total', 'deductions total', 'net pay']));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Payslips' });
    // The job covers the whole group, so everyone is selected at first.
    expect(button.disabled).toBe(false);
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(button.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /^select all$/i }));
    expect(button.disabled).toBe(false);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it('are told with a way to all of them (M249, M250, M285)', async () => {
    await generate({ [bulk]: { created: [{ id: 1 }], skipped: [] } });
    const dialog = await screen.findByRole('dialog', { name: 'Payslips are ready' });
    expect(within(dialog).getByText('View All Payslips')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeTruthy();
    expect(await screen.findByText('Payslips generated successfully')).toBeTruthy();
  });

  it('are not made where nothing is left to pay (K105, M252)', async () => {
    await start({ [people]: [employeeRow({ netPay: '0.00' })] });
    expect(await screen.findByText('Net pay is negative for Asma Khan.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['refuses (M283)', 500, 'Failed to generate payslips'],
    [
      'does not answer (M284)',
      (): Response => {
        throw new TypeError('Failed to fetch');
      },
      'An error occurred while generating payslips',
    ],
  ])('say so when the server %s', async (_, answer, text) => {
    await generate({ [bulk]: answer });
    await waitFor(() => expect(screen.getByText(text)).toBeTruthy());
  });
});
