import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import { useMonth } from './use-month.ts';

const Shown = () => {
  const [month, choose] = useMonth({ status: 'APPROVED' });
  return month ? <button onClick={() => choose('2025-03')}>{month.first}</button> : <i>unknown</i>;
};
const call = 'setup/v1/paySlip/getall';

afterEach(cleanup);

it('a page of a month opens on the latest one that has payslips, and keeps in the address what is chosen then', async () => {
  const { router } = await showInEngine(<Shown />, {
    answers: { [call]: [{ id: 9, periodEnd: '2025-11-30' }] },
  });
  fireEvent.click(await screen.findByRole('button', { name: '2025-11-01' }));
  await screen.findByRole('button', { name: '2025-03-01' });
  expect(router.state.location.search).toBe('?month=2025-03');
});

it('without any payslips it is the current month (K111)', async () => {
  await showInEngine(<Shown />, { answers: { [call]: [] } });
  await screen.findByRole('button', { name: '2026-01-01' });
});

it('what the address names is shown without asking', async () => {
  const { sent } = await showInEngine(<Shown />, { answers: {}, path: '/?month=2024-02' });
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('2024-02-01'));
  expect(sent).toEqual([]);
});
