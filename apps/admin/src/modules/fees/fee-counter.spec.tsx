import { defineResource, f } from '@school/kernel';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../test/engine.tsx';
import { FeeCounter } from './FeeCounter.tsx';

afterEach(cleanup);

const student = {
  id: 7,
  name: 'Aqsa Ali',
  admissionNumber: 'S0007',
  batch: 'G1 A',
  guardian: 'Bano Ali',
  mobile: null,
};
const bill = (id: number, collection: string, due: string) => ({
  id,
  collectionId: 40 + id,
  collection,
  dueDate: '2026-01-10',
  payable: due,
  paid: '0.00',
  refunded: '0.00',
  fine: '0.00',
  due,
  isLate: false,
  status: 'UNPAID',
  lines: [],
});
const statement = {
  student,
  due: '150000.00',
  fees: [bill(1, 'First term', '100000.00'), bill(2, 'Second term', '50000.00')],
  receipts: [],
  mayPayInPart: true,
  advance: '30000.00',
  libraryFines: '120.00',
  printer: { paper: 'A4', copies: 1, autoPrint: false },
};
const namesake = { ...student, id: 8, admissionNumber: 'S00070', open: '0.00' };

const fines = defineResource('libraryFine', {
  module: 'library',
  label: ['Fine', 'Fines'],
  api: 'setup/v1/LibraryFines',
  screens: { list: '/books/library_transactions' },
  fields: { name: f.text({ required: true }) },
  title: 'name',
  list: { columns: ['name'], sort: 'name' },
  access: { read: ['FeeSubmission'] },
});

const open = (path: string) =>
  showInEngine(
    <Routes>
      <Route path="/finance/fees_student_search/:id?" element={<FeeCounter />} />
      <Route path="/finance/pay_fees_defaulters/:studentID/:batchId/:collectionId" element={<FeeCounter />} />
    </Routes>,
    {
      path,
      resources: [fines],
      answers: {
        'finance/v1/studentFee/find': [namesake, { ...student, open: '150000.00' }],
        'finance/v1/studentFee/student/7': statement,
        'finance/v1/studentFee/student/7/pay': [{ id: 3, number: 'R/3', total: '120000.00' }],
      },
    },
  );

it('what the library waits for stands beside the balance, with the way to the fines', async () => {
  await open('/finance/fees_student_search/7');
  const fines = await screen.findByText('Library fines');
  const link = fines.parentElement?.querySelector('a');
  expect(link?.textContent).toContain('120.00');
  const [address = '', query = ''] = (link?.getAttribute('href') ?? '').split('?');
  expect(address).toBe('/books/library_transactions');
  expect(new URLSearchParams(query).get('filter')).toBe('{"student":7}');
});

it('a number that is typed and ended with Enter opens that student, whoever else is found', async () => {
  const { router } = await open('/finance/fees_student_search');
  const box = await screen.findByRole('searchbox', { name: 'Name or admission number' });
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: 's0007' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/finance/fees_student_search/7'));
});

it('an amount with separators is poured into the bills in their order', async () => {
  const { sent } = await open('/finance/fees_student_search/7');
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  expect(document.activeElement).toBe(amount);
  expect((amount as HTMLInputElement).value).toBe('');
  fireEvent.change(amount, { target: { value: '1,20,000' } });
  const parts = screen.getByRole('list', { name: 'Allocation of the amount' });
  expect(parts.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'First term: Rs 100,000.00Second term: Rs 20,000.00',
  );
  fireEvent.submit(amount);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      paymentMode: 'CASH',
      items: [
        { studentFee: 1, amount: '100000.00' },
        { studentFee: 2, amount: '20000.00' },
      ],
    }),
  );
});

it('a payment ends with its receipt and the change; the same key leads on and books nothing', async () => {
  const { router, sent } = await open('/finance/fees_student_search/7');
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  fireEvent.change(amount, { target: { value: '120000' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Cash received' }), { target: { value: '125000' } });
  fireEvent.submit(amount);
  const next = await screen.findByRole('link', { name: 'Next student' });
  expect(document.activeElement).toBe(next);
  expect(screen.getByText('R/3')).toBeTruthy();
  expect(screen.getByText(/5,000\.00/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print again' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  fireEvent.click(next);
  await waitFor(() => expect(router.state.location.pathname).toBe('/finance/fees_student_search'));
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('an amount that nobody typed is asked about before the full balance is booked', async () => {
  const { sent } = await open('/finance/fees_student_search/7');
  fireEvent.submit(await screen.findByRole('textbox', { name: 'Amount' }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('Take the full balance');
  expect(document.activeElement?.textContent).toBe('Cancel');
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(0);
  fireEvent.click(within(question).getByRole('button', { name: 'Save and print' }));
  await screen.findByRole('link', { name: 'Next student' });
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('less cash than the amount books nothing', async () => {
  await open('/finance/fees_student_search/7');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Amount' }), { target: { value: '500' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Cash received' }), { target: { value: '400' } });
  expect(screen.getByText('Less than the amount')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Save and print' }) as HTMLButtonElement).disabled).toBe(true);
});

it.each([
  ['much', 'Enter an amount.'],
  ['150000.01', 'At most Rs 150,000.00'],
])('%s is not taken, and why is told', async (typed, reason) => {
  await open('/finance/fees_student_search/7');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Amount' }), { target: { value: typed } });
  expect(screen.getByText(reason)).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Save and print' }) as HTMLButtonElement).disabled).toBe(true);
});

it('days are written as the office writes them', async () => {
  await open('/finance/fees_student_search/7');
  expect((await screen.findAllByText(/^Due on 10 January 2026$/)).length).toBe(2);
});

it('what was paid ahead is offered as a means, and no more of it than there is', async () => {
  const { sent } = await open('/finance/fees_student_search/7');
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Paid by' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Advance' }));
  fireEvent.change(amount, { target: { value: '30000.01' } });
  expect(screen.getByText('At most Rs 30,000.00')).toBeTruthy();
  fireEvent.change(amount, { target: { value: '30000' } });
  fireEvent.submit(amount);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      paymentMode: 'WALLET',
      items: [{ studentFee: 1, amount: '30000.00' }],
    }),
  );
});

it('an address with a collection takes the bill of that collection alone', async () => {
  await open('/finance/pay_fees_defaulters/7/1/42');
  expect(await screen.findByText('Only Second term is shown here.')).toBeTruthy();
  expect(screen.queryByText('First term')).toBeNull();
  expect(screen.getByRole('link', { name: 'All fees' }).getAttribute('href')).toBe(
    '/finance/fees_student_search/7',
  );
  expect(screen.getAllByText(/50,000\.00/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/150,000\.00/)).toBeNull();
});
