import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { IssueBook } from './desk/IssueBook.tsx';
import { RenewBook } from './desk/RenewBook.tsx';
import { ReturnBook } from './desk/ReturnBook.tsx';
import { MyLibrary } from './own/MyLibrary.tsx';

const person = {
  kind: 'STUDENT',
  id: 7,
  name: 'Ayesha Lodhi',
  number: 'S0583',
  group: 'G8 C',
  active: true,
};
const borrower = {
  ...person,
  card: { number: 'L-S0583', status: 'ACTIVE', blockReason: null },
  openLoans: 1,
  openFines: '0.00',
  reservations: 0,
  booksIssuable: 2,
  dueOn: '2026-02-10',
  loans: [],
};
const loan = {
  id: 5,
  version: 1,
  copy: 'GS00056',
  title: 'Black Beauty',
  borrower: 'Ayesha Lodhi (S0583)',
  group: 'G8 C',
  issuedOn: '2026-01-10',
  dueOn: '2026-01-24',
  status: 'ISSUED',
  renewalCount: 0,
  renewalsAllowed: 1,
  daysLate: 0,
  fine: '0.00',
  renewedUntil: '2026-02-07',
  renewalRefused: null,
};
const copy = {
  id: 56,
  bookNumber: 'GS00056',
  title: 'Black Beauty',
  status: 'ISSUED',
  free: 0,
  ahead: 0,
  loan,
};

const scan = (name: string, code: string): void => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value: code } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

afterEach(cleanup);

it('issues book after book to one card with the keyboard alone', async () => {
  const { sent } = await showInEngine(<IssueBook />, {
    answers: {
      'setup/v1/LibraryDesk/borrowers': [person],
      'setup/v1/LibraryDesk/borrower/STUDENT/7': borrower,
      'setup/v1/LibraryDesk/copy': { ...copy, status: 'AVAILABLE', loan: null },
      'setup/v1/LibraryDesk/issue': { dueOn: '2026-02-10' },
    },
  });
  await screen.findByRole('textbox', { name: 'Borrower' });
  scan('Borrower', 'L-S0583');
  await screen.findByText('1 / 2');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Book' }));
  scan('Book', 'GS00056');
  await screen.findByText(/Black Beauty is issued until/);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ copy: 56, student: 7 });
  expect(screen.getByRole('textbox', { name: 'Book' })).toHaveProperty('value', '');
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Book' }), { key: 'Escape' });
  await screen.findByRole('textbox', { name: 'Borrower' });
});

it('offers those of a name to choose from, and says when there is nobody', async () => {
  await showInEngine(<IssueBook />, {
    answers: {
      'setup/v1/LibraryDesk/borrowers': [person, { ...person, id: 8, name: 'Ayesha Khan', number: 'S0001' }],
      'setup/v1/LibraryDesk/borrower/STUDENT/8': { ...borrower, id: 8, name: 'Ayesha Khan' },
    },
  });
  await screen.findByRole('textbox', { name: 'Borrower' });
  scan('Borrower', 'Ayesha');
  fireEvent.click(await screen.findByRole('button', { name: /Ayesha Khan/ }));
  await screen.findByRole('heading', { name: 'Ayesha Khan' });
  cleanup();
  await showInEngine(<IssueBook />, { answers: { 'setup/v1/LibraryDesk/borrowers': [] } });
  await screen.findByRole('textbox', { name: 'Borrower' });
  scan('Borrower', 'X');
  await screen.findByText('No one has this card, number or name.');
});

it('takes a book back at once, and asks first where there is a fine', async () => {
  const returned = 'setup/v1/BookMovements/transition/takeBack/5';
  const { sent } = await showInEngine(<ReturnBook />, {
    answers: { 'setup/v1/LibraryDesk/copy': copy, [returned]: {} },
  });
  await screen.findByRole('textbox', { name: 'Book' });
  scan('Book', 'GS00056');
  await screen.findByText('Black Beauty was returned by Ayesha Lodhi (S0583).');
  expect(sent.filter(({ path }) => path === returned)).toHaveLength(1);
  cleanup();
  const late = { ...loan, daysLate: 4, fine: '40.00' };
  const asked = await showInEngine(<ReturnBook />, {
    answers: { 'setup/v1/LibraryDesk/copy': { ...copy, loan: late }, [returned]: {} },
  });
  await screen.findByRole('textbox', { name: 'Book' });
  scan('Book', 'GS00056');
  const button = await screen.findByRole('button', { name: 'Return' });
  expect(asked.sent.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Waived' }), { target: { value: '15' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason for waiving' }), { target: { value: 'Ill' } });
  fireEvent.click(button);
  await screen.findByText(/Fine:/);
  expect(asked.sent.find(({ path }) => path === returned)?.body).toMatchObject({
    version: 1,
    waived: '15',
    waiveReason: 'Ill',
  });
});

it('renews what may be renewed, and says why it may not', async () => {
  const renewed = 'setup/v1/BookMovements/transition/renew/5';
  const { sent } = await showInEngine(<RenewBook />, {
    answers: { 'setup/v1/LibraryDesk/copy': copy, [renewed]: {} },
  });
  await screen.findByRole('textbox', { name: 'Book' });
  scan('Book', 'GS00056');
  fireEvent.click(await screen.findByRole('button', { name: 'Renew' }));
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain(renewed));
  cleanup();
  const used = { ...loan, renewedUntil: null, renewalRefused: 'RENEWALS_USED' };
  await showInEngine(<RenewBook />, { answers: { 'setup/v1/LibraryDesk/copy': { ...copy, loan: used } } });
  await screen.findByRole('textbox', { name: 'Book' });
  scan('Book', 'GS00056');
  await screen.findByText('The loan cannot be renewed again.');
  expect(screen.getByRole('button', { name: 'Renew' })).toHaveProperty('disabled', true);
});

it('shows everybody what he has, what waits for him and what he owes', async () => {
  const reservation = {
    id: 3,
    version: 1,
    title: 'Kim',
    borrower: 'Me',
    status: 'READY',
    expiresOn: '2026-02-03',
    position: 1,
  };
  const fine = {
    id: 4,
    title: 'Heidi',
    borrower: 'Me',
    kind: 'OVERDUE',
    chargedOn: '2026-01-02',
    due: '50.00',
  };
  const late = { ...loan, daysLate: 4, fine: '40.00' };
  await showInEngine(<MyLibrary />, {
    answers: { 'setup/v1/LibraryDesk/mine': { loans: [late], reservations: [reservation], fines: [fine] } },
  });
  await screen.findByText('Kim is ready at the desk.');
  expect(screen.getByText('Black Beauty')).toBeTruthy();
  expect(screen.getByText('Heidi')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel the reservation' })).toBeTruthy();
});
