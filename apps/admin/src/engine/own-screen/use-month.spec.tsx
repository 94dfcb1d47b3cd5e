import { defineResource, f, masterData } from '@school/kernel';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { useMonth } from './use-month.ts';

const payslip = defineResource('payslip', {
  module: 'office',
  label: ['Payslip', 'Payslips'],
  api: 'setup/v1/paySlip',
  fields: { number: f.text({ required: true }), periodEnd: f.date() },
  title: 'number',
  list: { columns: ['number', 'periodEnd'] },
  access: masterData('PayrollManagement'),
});
const resources = [payslip];
const rows = { resource: 'payslip', day: 'periodEnd', filter: { status: 'APPROVED' } };
const Shown = () => {
  const [month, choose] = useMonth(rows);
  return month ? <button onClick={() => choose('2025-03')}>{month.first}</button> : <i>unknown</i>;
};
const call = 'setup/v1/paySlip/getall';

afterEach(cleanup);

it('a page of a month opens on the latest one that has payslips, and keeps in the address what is chosen then', async () => {
  const { router } = await showInEngine(<Shown />, {
    resources,
    answers: { [call]: [{ id: 9, periodEnd: '2025-11-30' }] },
  });
  fireEvent.click(await screen.findByRole('button', { name: '2025-11-01' }));
  await screen.findByRole('button', { name: '2025-03-01' });
  expect(router.state.location.search).toBe('?month=2025-03');
});

it('without any payslips it is the current month (K111)', async () => {
  await showInEngine(<Shown />, { resources, answers: { [call]: [] } });
  await screen.findByRole('button', { name: '2026-01-01' });
});

it('what the address names is shown without asking', async () => {
  const { sent } = await showInEngine(<Shown />, { resources, answers: {}, path: '/?month=2024-02' });
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('2024-02-01'));
  expect(sent).toEqual([]);
});
