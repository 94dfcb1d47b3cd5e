import { addDays, dueDate, numbersFrom } from '@school/domain';
import type { RecordValues } from '../../engine/behaviour.ts';
import type { ApiClient } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import { demoLoans, type DemoLoan } from './library-loans.ts';
import { demoBooks, demoLoanRules } from './library.ts';
import { financialYears } from './masters.ts';
import type { UserLoading } from './load-users.ts';

interface Loading extends UserLoading {
  readonly api: ApiClient;
}
interface Person {
  readonly id: number;
  readonly fullName: string;
  readonly admissionNumber?: string;
  readonly employeeNumber?: string;
  readonly batch?: number;
  readonly department?: number;
}
interface Book {
  readonly id: number;
  readonly copies: readonly number[];
}

const system = { system: true, asWritten: true } as const;
const idsOf = (rows: readonly RecordValues[]): readonly number[] => rows.map(({ id }) => Number(id));
const each = <T>(lists: readonly (readonly T[])[]): readonly T[] => [...new Set(lists.flat())];

const loadCatalogue = async ({ records, context }: Loading): Promise<readonly Book[]> => {
  const make = async (
    key: string,
    names: readonly string[],
    more: (name: string) => RecordValues = () => ({}),
  ) => {
    const made = await records.create(
      context,
      key,
      names.map((name) => ({ name, ...more(name) })),
      system,
    );
    return new Map(idsOf(made).map((id, at) => [names[at] ?? '', id]));
  };
  const authors = await make('bookAuthor', each(demoBooks.map((book) => book.authors)));
  const tags = await make('bookTag', each(demoBooks.map((book) => book.tags)), (name) => ({
    blocksIssue: name === 'Reference',
  }));
  const titles = await records.create(
    context,
    'bookTitle',
    demoBooks.map(({ copies: _copies, price, year: _year, authors: by, tags: found, ...book }) => ({
      ...book,
      authors: by.map((name) => authors.get(name)),
      tags: found.map((name) => tags.get(name)),
      replacementCost: price,
    })),
    system,
  );
  const ids = idsOf(titles);
  const owners = demoBooks.flatMap(({ copies, price }, at) =>
    Array.from({ length: copies }, () => ({ at, price })),
  );
  const numbers = numbersFrom('GS00001', owners.length);
  const copies = await records.create(
    context,
    'bookCopy',
    owners.map(({ at, price }, place) => ({
      bookTitle: ids[at],
      bookNumber: numbers[place],
      rack: `R${(at % 12) + 1}`,
      shelf: String((place % 5) + 1),
      price,
      acquiredOn: '2026-01-12',
      status: place % 41 === 40 ? 'BINDING' : 'AVAILABLE',
    })),
    system,
  );
  const copyIds = idsOf(copies);
  return ids.map((id, at) => ({
    id,
    copies: copyIds.filter((_copy, place) => owners[place]?.at === at && place % 41 !== 40),
  }));
};

const loadRules = async ({ api }: Loading, batches: readonly LoadedBatch[]): Promise<void> => {
  for (const rule of demoLoanRules) {
    const { grade, ...values } = { grade: undefined, ...rule };
    const batch = batches.find((one) => one.grade === grade);
    const course = batch && (await api.get<{ course: number }>(`setup/v1/Batch/get/${batch.id}`)).course;
    await api.post('setup/v1/LibraryCardSettings/save', { ...values, ...(course ? { course } : {}) });
  }
};

const people = (api: ApiClient, base: string, filter: object, most: number): Promise<readonly Person[]> =>
  api.get(
    `setup/v1/${base}/getall?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,${most - 1}]`,
  );

/** Borrowers: the family of the demo school first, then others of its class, and teachers. */
const loadBorrowers = async (
  { api }: Loading,
  batches: readonly LoadedBatch[],
): Promise<readonly Person[]> => {
  const [student] = await people(api, 'user', { username: 'student' }, 1);
  const own = (student as unknown as { readonly student: number }).student;
  const teacher = await people(api, 'user', { username: 'teacher' }, 1);
  const employee = (teacher[0] as unknown as { readonly employee: number }).employee;
  const me = await people(api, 'studentEntity', { id: own }, 1);
  const classes = batches.filter(({ grade }) => grade >= 8).slice(0, 6);
  const others = await people(
    api,
    'studentEntity',
    { batch_in: classes.map(({ id }) => id), id_ne: own },
    40,
  );
  const staff = await people(api, 'EmployeeDetails', { id: employee }, 1);
  return [...me, ...staff, ...others];
};

const day = (today: string, loan: DemoLoan): { issuedOn: string; dueOn: string } => {
  const issuedOn = addDays(today, -loan.daysAgo);
  const due = dueDate(issuedOn, loan.period, 'PUSH_TO_OPEN_DAY', { weeklyOffs: [7], holidays: [] });
  return { issuedOn, dueOn: due };
};

/** Paid fines come in as they do at the desk, each with a receipt in the books, on no day before the books were opened. */
const payAtDesk = async (api: ApiClient, fines: readonly RecordValues[]): Promise<void> => {
  const first = financialYears[1].startDate;
  const days = fines.map(({ id, chargedOn }) => ({ id, day: String(chargedOn) }));
  for (const { id, day } of days.sort((a, b) => a.day.localeCompare(b.day))) {
    const input = { paidOn: day < first ? first : day };
    await api.post('setup/v1/LibraryFines/action/pay', { ids: [id], input });
  }
};

const who = (person: Person): RecordValues => {
  const number = person.admissionNumber ?? person.employeeNumber ?? '';
  const key = person.admissionNumber ? 'student' : 'employee';
  return { borrower: `${person.fullName} (${number})`, [key]: person.id };
};

/** A loan that has been recorded: whose it is, of which copy, and its movement. */
interface LoadedLoan {
  readonly loan: DemoLoan;
  readonly book: Book;
  readonly person: Person;
  readonly copy: number;
  readonly movement: number | undefined;
}

const about = ({ movement, book, person }: LoadedLoan): RecordValues => ({
  movement,
  bookTitle: book.id,
  ...who(person),
  batch: person.batch ?? null,
});

/** The card of each borrower, in their order. */
const loadCards = async (
  { records, context }: Loading,
  borrowers: readonly Person[],
): Promise<readonly number[]> => {
  const cards = await records.create(
    context,
    'libraryCard',
    borrowers.map((person) => ({
      ...who(person),
      number: `L-${person.admissionNumber ?? person.employeeNumber ?? ''}`,
      issuedOn: addDays(context.today, -120),
    })),
    system,
  );
  return idsOf(cards);
};

/** Loans in all their states, each of a copy that is there for it. */
const loadLoans = async (
  loading: Loading,
  books: readonly Book[],
  borrowers: readonly Person[],
): Promise<readonly LoadedLoan[]> => {
  const { records, context } = loading;
  const card = await loadCards(loading, borrowers);
  const taken = new Map<number, number>();
  const chosen = demoLoans(borrowers.length, books.length).flatMap((loan) => {
    const book = books[loan.book];
    const person = borrowers[loan.borrower];
    const place = loan.status === 'RETURNED' ? 0 : (taken.get(loan.book) ?? 0);
    const copy = book?.copies[place];
    if (!book || !person || !copy) return [];
    if (loan.status !== 'RETURNED') taken.set(loan.book, place + 1);
    return [{ loan, book, person, copy, card: card[loan.borrower] }];
  });
  const movements = await records.create(
    context,
    'bookMovement',
    chosen.map(({ loan, book, person, copy, card: of }) => ({
      ...who(person),
      ...day(context.today, loan),
      copy,
      bookTitle: book.id,
      card: of,
      batch: person.batch ?? null,
      department: person.department ?? null,
      status: loan.status,
      renewalCount: loan.status === 'RENEWED' ? 1 : 0,
      returnedOn: loan.returnedDaysAgo === undefined ? null : addDays(context.today, -loan.returnedDaysAgo),
      finePerDay: person.admissionNumber ? '10.00' : '0.00',
      graceDays: 1,
      maxFine: '300.00',
      renewalsAllowed: 2,
      renewalPeriod: loan.period,
    })),
    system,
  );
  const ids = idsOf(movements);
  return chosen.map((one, at) => ({ ...one, movement: ids[at] }));
};

/** Where the copies are: on loan, or lost. */
const markCopies = async ({ records, context }: Loading, loans: readonly LoadedLoan[]): Promise<void> => {
  for (const status of ['ISSUED', 'LOST'] as const) {
    for (const { copy, loan } of loans) {
      const isOut = loan.status === 'ISSUED' || loan.status === 'RENEWED';
      if (status === (isOut ? 'ISSUED' : loan.status))
        await records.update(context, 'bookCopy', copy, { status }, system);
    }
  }
};

const loadRenewals = async ({ records, context }: Loading, loans: readonly LoadedLoan[]): Promise<void> => {
  await records.create(
    context,
    'bookRenewal',
    loans
      .filter(({ loan }) => loan.status === 'RENEWED')
      .map((row) => {
        const { dueOn } = day(context.today, row.loan);
        const renewedOn = addDays(context.today, -Math.min(6, row.loan.daysAgo));
        return { ...about(row), renewedOn, oldDueOn: addDays(dueOn, -14), newDueOn: dueOn };
      }),
    system,
  );
};

/** Fines, of which some have been paid. */
const loadFines = async ({ records, context, api }: Loading, loans: readonly LoadedLoan[]): Promise<void> => {
  const charges = loans.flatMap((row) => {
    const { fine, returnedDaysAgo = 3 } = row.loan;
    if (!fine) return [];
    const { isPaid, ...charged } = fine;
    const values = { ...about(row), ...charged, chargedOn: addDays(context.today, -returnedDaysAgo) };
    return [{ isPaid, values }];
  });
  const fines = await records.create(
    context,
    'libraryFine',
    charges.map(({ values }) => values),
    system,
  );
  await payAtDesk(
    api,
    fines.filter((_fine, at) => charges[at]?.isPaid),
  );
};

/** A library in mid-term: books on loan, some of them overdue, returned books, and those waiting. */
export const loadLibrary = async (loading: Loading, batches: readonly LoadedBatch[]): Promise<void> => {
  const { records, context } = loading;
  const books = await loadCatalogue(loading);
  await loadRules(loading, batches);
  const borrowers = await loadBorrowers(loading, batches);
  const loans = await loadLoans(loading, books, borrowers);
  await markCopies(loading, loans);
  await loadRenewals(loading, loans);
  await loadFines(loading, loans);
  await records.create(
    context,
    'bookReservation',
    [0, 5, 6].map((borrower, at) => ({
      ...who(borrowers[borrower] as Person),
      bookTitle: books[at === 0 ? 33 : 29]?.id,
      reservedOn: `${addDays(context.today, at - 4)}T05:30:00.000Z`,
    })),
    system,
  );
};
