import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../test/engine.tsx';
import { AdvanceCounter } from './AdvanceCounter.tsx';

afterEach(cleanup);

const base = '/advance_payment_fees/advance_fees_collection_index';
const student = {
  id: 7,
  name: 'Aqsa Ali',
  admissionNumber: 'S0007',
  batch: 'G1 A',
  guardian: null,
  mobile: null,
};
const used = {
  id: 3,
  date: '2026-07-02',
  kind: 'APPLIED',
  amount: '-7435.00',
  left: '2565.00',
  number: 'REC/000012',
  receipt: 12,
  category: null,
  note: null,
  status: 'USED',
};

const open = (more: object) =>
  showInEngine(
    <Routes>
      <Route path={`${base}/:studentId?`} element={<AdvanceCounter />} />
    </Routes>,
    {
      path: `${base}/7`,
      answers: {
        'finance/v1/studentWallets/student/7': {
          student,
          wallet: 5,
          balance: '2565.00',
          open: '12435.00',
          categories: [{ id: 4, name: 'Next term' }],
          movements: [used],
          printer: { paper: 'A4', copies: 1, autoPrint: false },
          ...more,
        },
        'finance/v1/walletTransactions/save': { id: 8, receipt: 13, number: 'REC/000013' },
      },
    },
  );

it('an advance is taken for a category by Enter, as money with its means', async () => {
  const { sent } = await open({});
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  expect(document.activeElement).toBe(amount);
  const save = screen.getByRole('button', { name: 'Save and print' }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  fireEvent.change(amount, { target: { value: '5,000' } });
  fireEvent.submit(amount);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      student: 7,
      category: 4,
      amount: '5000.00',
      paymentMode: 'CASH',
    }),
  );
});

it('what became of it is told with what was left after it', async () => {
  await open({});
  expect(await screen.findByText('Used for a fee')).toBeTruthy();
  expect(screen.getByText('Rs 2,565.00 left')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print receipt REC/000012' })).toBeTruthy();
  const pay = screen.getByRole('link', { name: 'Refund or cancel' });
  expect(pay.getAttribute('href')).toBe('/advance_payment_fees/balances/5');
});

it('without a category for the batch nothing is taken, and the way to one is shown', async () => {
  await open({ categories: [], movements: [], wallet: null });
  expect(await screen.findByText('No advance payments yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save and print' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Advance categories' })).toBeTruthy();
});
