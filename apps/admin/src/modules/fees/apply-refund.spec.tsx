import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../test/engine.tsx';
import { ApplyRefund } from './ApplyRefund.tsx';

afterEach(cleanup);

const student = {
  id: 7,
  name: 'Aqsa Ali',
  admissionNumber: 'S0007',
  batch: 'G1 A',
  guardian: null,
  mobile: null,
};
const rule = (id: number, name: string, most: string) => ({ id, name, validUntil: '2026-08-31', most });
const fee = (id: number, rules: readonly object[]) => ({
  id,
  label: `Term ${id}`,
  paid: '12435.00',
  refunded: '0.00',
  refundable: '12435.00',
  rules,
});

const open = () =>
  showInEngine(
    <Routes>
      <Route path="/finance/fees_refund_dates/:studentId" element={<ApplyRefund />} />
    </Routes>,
    {
      path: '/finance/fees_refund_dates/7',
      answers: {
        'finance/v1/feesRefund/student/7': {
          student,
          fees: [fee(1, [rule(4, 'Early', '9948.00'), rule(5, 'Late', '4974.00')]), fee(2, [])],
          refunds: [
            {
              id: 9,
              date: '2026-07-01',
              number: 'VCH/000004',
              label: 'Term 1',
              amount: '10.00',
              reason: 'Left the school',
              status: 'REVERSED',
            },
          ],
        },
        'finance/v1/feesRefund/save': { id: 10 },
      },
    },
  );

it('a refund is offered with the most of its rule, and no more of it is taken', async () => {
  const { sent } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Refund …' }));
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  expect((amount as HTMLInputElement).value).toBe('9,948.00');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Refund rule' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Late' }));
  expect((amount as HTMLInputElement).value).toBe('4,974.00');
  const save = screen.getByRole('button', { name: 'Refund' }) as HTMLButtonElement;
  fireEvent.change(amount, { target: { value: '4974.01' } });
  expect(save.disabled).toBe(true);
  fireEvent.change(amount, { target: { value: '4000' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Left the town' } });
  fireEvent.submit(amount);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      studentFee: 1,
      rule: 5,
      amount: '4000.00',
      reason: 'Left the town',
      paymentMode: 'CASH',
    }),
  );
});

it('a fee without a rule of today says so, and what was given back leads to its record', async () => {
  await open();
  expect(await screen.findByText(/No refund rule applies today/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'VCH/000004' });
  expect(link.getAttribute('href')).toBe('/finance/view_refunds/9');
  expect(link.parentElement?.textContent).toBe('VCH/000004 – cancelled');
});
