import { LibrarySchool } from './library.fixture.ts';

interface Row {
  readonly id: number;
  readonly status: string;
  readonly dueOn: string;
  readonly amount: string;
  readonly kind: string;
  readonly waived: string;
  readonly newDueOn: string;
  readonly bookNumber: string;
  readonly number: string;
  readonly openLoans: number;
}

describe('At the desk of the library', () => {
  let library: LibrarySchool;
  beforeAll(async () => {
    library = await LibrarySchool.open();
  }, 60_000);
  afterAll(() => library.close());

  const pupil = () => library.students.admit('10-A');
  const codeOf = ({ status, data }: { status: number; data: object }) => [
    status,
    (data as { code?: string }).code,
  ];
  const finesOf = async (movement: number) =>
    (await library.list<Row>('LibraryFines', { movement })).map(({ kind, amount, status }) => [
      kind,
      amount,
      status,
    ]);

  it('a loan makes the card, takes the copy and is due on an open day (LIB-1) (LIB-3)', async () => {
    await library.school.data('POST', 'api/v1/CalenderEvent/save', {
      title: 'Holiday',
      type: 'HOLIDAY',
      startDate: '2026-07-29',
      endDate: '2026-07-30',
    });
    const student = await pupil();
    const { copies } = await library.book(1);
    const answer = await library.issue(copies[0], student);
    expect(answer).toMatchObject({ status: 201, data: { dueOn: '2026-07-31', status: 'ISSUED' } });
    expect(await library.read<Row>('BookCopies', copies[0] ?? 0)).toMatchObject({ status: 'ISSUED' });
    const [card] = await library.list<Row>('LibraryCards', { student });
    expect(card).toMatchObject({ status: 'ACTIVE', openLoans: 1 });
  });

  it('twenty who want the last copy at once are one borrower and nineteen refusals (LIB-3)', async () => {
    const { copies } = await library.book(1);
    const students = [];
    for (let at = 0; at < 20; at += 1) students.push(await library.students.admit('11-A'));
    const answers = await Promise.all(students.map((student) => library.issue(copies[0], student)));
    const codes = answers.map((answer) => codeOf(answer).join(' ')).sort();
    expect(codes).toEqual(['201 ', ...Array.from({ length: 19 }, () => '409 COPY_NOT_AVAILABLE')]);
    expect(await library.list('BookMovements', { copy: copies[0] ?? 0 })).toHaveLength(1);
  });

  it('two desks never give one borrower more books than his card allows (LIB-3)', async () => {
    const student = await pupil();
    const books = [];
    for (let at = 0; at < 5; at += 1) books.push((await library.book(1)).copies[0]);
    await library.issue(books.pop(), student);
    const answers = await Promise.all(books.map((copy) => library.issue(copy, student)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer)[1] === 'LIMIT_REACHED')).toHaveLength(3);
  });

  it('what is in the way has a code of its own (LIB-2) (LIB-3)', async () => {
    const student = await pupil();
    const reference = await library.book(1, { isReferenceOnly: true });
    expect(codeOf(await library.issue(reference.copies[0], student))).toEqual([409, 'REFERENCE_ONLY']);
    const tag = await library.save('BookTags', { name: 'Atlas', blocksIssue: true });
    const tagged = await library.book(1, { tags: [tag] });
    expect(codeOf(await library.issue(tagged.copies[0], student))).toEqual([409, 'REFERENCE_ONLY']);
    const { copies } = await library.book(3);
    const [first = 0, second = 0, third = 0] = copies;
    await library.school.data('PUT', `setup/v1/BookCopies/update/${first}`, { isLoanable: false });
    expect(codeOf(await library.issue(first, student))).toEqual([409, 'NOT_LOANABLE']);
    expect((await library.issue(999_999, student)).status).toBe(404);
    expect((await library.issue(second, student)).status).toBe(201);
    expect(codeOf(await library.issue(third, student))).toEqual([409, 'SAME_TITLE']);
    const [card] = await library.list<Row>('LibraryCards', { student });
    const block = `setup/v1/LibraryCards/transition/block/${card?.id ?? 0}`;
    await library.school.data('POST', block, { blockReason: 'Torn pages' });
    const other = await library.book(1);
    expect(codeOf(await library.issue(other.copies[0], student))).toEqual([409, 'CARD_BLOCKED']);
    const [employee] = await library.school.addEmployees(1, '1200000.00');
    const staff = { copy: other.copies[0], employee };
    const issued = await library.school.call('POST', 'setup/v1/LibraryDesk/issue', staff);
    expect(issued).toMatchObject({ status: 201, data: { dueOn: '2026-08-14' } });
  });

  it('a late book costs its open days, and a part may be waived for a reason (LIB-5) (LIB-7)', async () => {
    const student = await pupil();
    const { copies } = await library.book(1);
    const loan = await library.loan(copies[0], student);
    // Due on Friday 10 July; up to Wednesday the 15th there is one Sunday.
    await library.age(loan, '2026-06-26', '2026-07-10');
    const back = { returnedOn: '2026-07-15', waived: '15.00' };
    expect((await library.move(loan, 'takeBack', back)).status).toBe(400);
    const early = await library.move(loan, 'takeBack', { returnedOn: '2026-06-01' });
    expect(early.status).toBe(400);
    const done = await library.move(loan, 'takeBack', { ...back, waiveReason: 'Was ill' });
    expect(done).toMatchObject({
      status: 200,
      data: { status: 'RETURNED', returnedOn: '2026-07-15', fines: '40.00' },
    });
    expect(await finesOf(loan)).toEqual([['OVERDUE', '40.00', 'OPEN']]);
    const [fine] = await library.list<Row>('LibraryFines', { movement: loan });
    const pay = (paid?: string) =>
      library.school.call('POST', 'setup/v1/LibraryFines/action/pay', {
        ids: [fine?.id],
        input: paid ? { paid } : {},
      });
    /** What the family owes, with the library's line, as its statement shows it. */
    const owed = async () => {
      const path = `setup/v1/view/familyStatement?student=${student}&range=[0,99]`;
      const { rows } = await library.school.data<{ rows: readonly Readonly<Record<string, unknown>>[] }>(
        'GET',
        path,
      );
      const open = rows.find(({ narration, paid }) => String(narration).startsWith('Library fine') && !paid);
      return [rows[0]?.['balance'], open?.['billed']];
    };
    expect(await owed()).toEqual(['25.00', '25.00']);
    expect(codeOf(await pay('25.01'))).toEqual([409, 'NOT_MORE_THAN_DUE']);
    await pay('20.00');
    expect(await finesOf(loan)).toEqual([['OVERDUE', '40.00', 'OPEN']]);
    expect(await owed()).toEqual(['5.00', '5.00']);
    await pay();
    expect(await owed()).toEqual(['0.00', undefined]);
    expect(await finesOf(loan)).toEqual([['OVERDUE', '40.00', 'PAID']]);
    const booked = () =>
      library.school.sql.query<{ amount: string; category: string; student: number; receipt: number }>({
        text: `select t.amount::text, c.name as category, t.student_id::float8 as student, t.receipt_id::float8 as receipt
          from finance_transaction t join finance_transaction_category c on c.id = t.category_id
          where t.source_type = 'LIBRARY_FINE' and t.source_id = $1 order by t.id`,
        values: [fine?.id],
      });
    const [first, second] = await booked();
    expect([first, second]).toMatchObject([
      { amount: '20.00', category: 'Library', student },
      { amount: '5.00', category: 'Library', student },
    ]);
    const cancel = `finance/v1/receipts/transition/cancel/${second?.receipt}`;
    await library.school.data('POST', cancel, { cancelReason: 'Wrong reader' });
    expect(await finesOf(loan)).toEqual([['OVERDUE', '40.00', 'OPEN']]);
    expect((await booked()).map(({ amount }) => amount)).toEqual(['20.00', '5.00', '-5.00']);
    const atOnce = await Promise.all([pay(), pay()]);
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await booked()).map(({ amount }) => amount)).toEqual(['20.00', '5.00', '-5.00', '5.00']);
    expect(await library.read<Row>('BookCopies', copies[0] ?? 0)).toMatchObject({ status: 'AVAILABLE' });
  });

  it('a loan is renewed once, from its due date, and not when it is late (LIB-6)', async () => {
    const student = await pupil();
    const { copies } = await library.book(1);
    const loan = await library.loan(copies[0], student);
    await library.age(loan, '2026-07-06', '2026-07-20');
    expect(await library.move(loan, 'renew')).toMatchObject({
      status: 200,
      data: { status: 'RENEWED', dueOn: '2026-08-03', renewalCount: 1 },
    });
    expect(codeOf(await library.move(loan, 'renew'))).toEqual([409, 'RENEWALS_USED']);
    const [renewal] = await library.list<Row>('BookRenewals', { movement: loan });
    expect(renewal).toMatchObject({ newDueOn: '2026-08-03' });
    const late = await library.loan((await library.book(1)).copies[0], student);
    await library.age(late, '2026-06-26', '2026-07-10');
    expect(codeOf(await library.move(late, 'renew'))).toEqual([409, 'OVERDUE']);
  });

  it('a lost book is charged, and no longer once it is found (LIB-8)', async () => {
    const student = await pupil();
    const { copies } = await library.book(1, { replacementCost: '900.00' });
    const loan = await library.loan(copies[0], student);
    await library.age(loan, '2026-06-26', '2026-07-13');
    expect((await library.move(loan, 'lose')).status).toBe(200);
    expect((await finesOf(loan)).sort()).toEqual([
      ['LOST', '900.00', 'OPEN'],
      ['OVERDUE', '20.00', 'OPEN'],
    ]);
    const shelve = `setup/v1/BookCopies/transition/shelve/${copies[0] ?? 0}`;
    expect(codeOf(await library.school.call('POST', shelve, {}))).toEqual([409, 'LOST_ON_LOAN']);
    expect((await library.move(loan, 'takeBack', { returnedOn: '2026-07-15' })).status).toBe(200);
    expect((await finesOf(loan)).sort()).toEqual([
      ['LOST', '900.00', 'CANCELLED'],
      ['OVERDUE', '20.00', 'OPEN'],
    ]);
    expect(await library.read<Row>('BookCopies', copies[0] ?? 0)).toMatchObject({ status: 'AVAILABLE' });
  });

  it('copies take the next numbers, all or none (LIB-9)', async () => {
    const { title } = await library.book(1);
    const add = (input: object) =>
      library.school.call('POST', 'setup/v1/Books/action/addCopies', { ids: [title], input });
    await add({ copies: 1, firstNumber: 'QX0099' });
    await add({ copies: 2 });
    const numbers = async () =>
      (await library.list<Row>('BookCopies', { bookTitle: title })).map(({ bookNumber }) => bookNumber);
    expect(await numbers()).toEqual(expect.arrayContaining(['QX0099', 'QX0100', 'QX0101']));
    const clash = await add({ copies: 3, firstNumber: 'QX0098' });
    expect(clash.status).toBe(409);
    expect(clash.message).toContain('QX0099, QX0100');
    expect(await numbers()).toHaveLength(4);
    await Promise.all(Array.from({ length: 6 }, () => add({ copies: 3 })));
    expect(new Set(await numbers()).size).toBe(22);
  });

  it('nobody leaves with books where the library wants it so', async () => {
    const student = await pupil();
    const { copies } = await library.book(1);
    await library.loan(copies[0], student);
    const leave = () =>
      library.school.call('POST', `setup/v1/studentEntity/transition/leave/${student}`, {
        leavingDate: '2026-07-15',
        leavingReason: 'Moved',
      });
    await library.settings({ clearanceRequired: true });
    expect(codeOf(await leave())).toEqual([409, 'LIBRARY_CLEARANCE']);
    await library.settings({ clearanceRequired: false });
    expect((await leave()).status).toBe(200);
  });

  it('nobody graduates with them either, and each is told at the own line', async () => {
    const [settled, student] = [await pupil(), await pupil()];
    const { copies } = await library.book(1);
    await library.loan(copies[0], student);
    const { school } = library;
    const { batch } = await school.data<{ batch: number }>('GET', `setup/v1/studentEntity/get/${student}`);
    const graduate = (...students: readonly number[]) =>
      school.call('POST', 'setup/v1/Graduate/save', {
        batch,
        date: '2026-07-15',
        description: 'Class of 2026',
        items: students.map((id) => ({ student: id })),
      });
    await library.settings({ clearanceRequired: true });
    const refused = await graduate(settled, student);
    expect([refused.status, refused.data['errors']]).toMatchObject([
      400,
      [
        {
          field: 'items[1].student',
          code: 'LIBRARY_CLEARANCE',
          message: 'The library is waiting for books: 1.',
          text: expect.stringContaining('%{openLoans}'),
        },
      ],
    ]);
    expect((await graduate(settled)).status).toBe(201);
    await library.settings({ clearanceRequired: false });
    expect((await graduate(student)).status).toBe(201);
  });

  it('what was lost, withdrawn and lent anew stays with whoever has it now when the first one brings a book (LIB-8)', async () => {
    const [first, second] = [await pupil(), await pupil()];
    const { copies } = await library.book(1);
    const copy = copies[0] ?? 0;
    const lost = await library.loan(copy, first);
    await library.move(lost, 'lose');
    const shelve = (name: string) =>
      library.school.call('POST', `setup/v1/BookCopies/transition/${name}/${copy}`, {});
    expect((await shelve('withdraw')).status).toBe(200);
    expect((await shelve('shelve')).status).toBe(200);
    expect((await library.issue(copy, second)).status).toBe(201);
    expect((await library.move(lost, 'takeBack', { returnedOn: '2026-07-15' })).status).toBe(200);
    expect(await library.read<Row>('BookCopies', copy)).toMatchObject({ status: 'ISSUED' });
    expect(await library.list<Row>('BookMovements', { copy, status: 'ISSUED' })).toHaveLength(1);
  });
});
