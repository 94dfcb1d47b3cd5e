import { LibraryClock } from './library-clock.ts';
import { LibrarySchool } from './library.fixture.ts';

interface Row {
  readonly id: number;
  readonly status: string;
  readonly expiresOn: string | null;
}
interface Mine {
  readonly loans: readonly { readonly title: string; readonly fine: string; readonly daysLate: number }[];
  readonly reservations: readonly { readonly position: number }[];
}

describe('Reservations', () => {
  let library: LibrarySchool;
  let staff: readonly number[];
  beforeAll(async () => {
    library = await LibrarySchool.open();
    staff = await library.school.addEmployees(4, '1200000.00');
  }, 60_000);
  afterAll(() => library.close());

  const reserve = (title: number, employee: number | undefined) =>
    library.school.call(
      'POST',
      'setup/v1/Books/action/reserve',
      { ids: [title], input: {} },
      { as: `EMPLOYEE@${employee}` },
    );
  const codeOf = ({ status, data }: { status: number; data: object }) => [
    status,
    (data as { code?: string }).code,
  ];
  const issueTo = (copy: number | undefined, employee: number | undefined, more: object = {}) =>
    library.school.call('POST', 'setup/v1/LibraryDesk/issue', { copy, employee, ...more });
  const queue = async (bookTitle: number) =>
    (await library.list<Row>('BookReservations', { bookTitle })).map(({ status }) => status);

  it('keep what comes back for whoever waits longest, and pass it on when nobody collects it (LIB-7) (LIB-10)', async () => {
    const [a, b, c, d] = staff;
    const { title, copies } = await library.book(1);
    const [copy = 0] = copies;
    await issueTo(copy, a);
    expect((await reserve(title, b)).status).toBe(200);
    expect((await reserve(title, c)).status).toBe(200);
    expect(codeOf(await reserve(title, b))).toEqual([409, 'RESERVED_ALREADY']);
    expect(codeOf(await reserve(title, a))).toEqual([409, 'SAME_TITLE']);
    const [loan] = await library.list<Row>('BookMovements', { copy });
    expect(codeOf(await library.move(loan?.id ?? 0, 'renew'))).toEqual([409, 'WAITED_FOR']);
    await library.move(loan?.id ?? 0, 'takeBack', { returnedOn: '2026-07-15' });
    expect(await library.read<Row>('BookCopies', copy)).toMatchObject({ status: 'ON_HOLD' });
    expect(await queue(title)).toEqual(['READY', 'WAITING']);
    // Wednesday, and three more open days.
    expect((await library.list<Row>('BookReservations', { bookTitle: title }))[0]?.expiresOn).toBe(
      '2026-07-18',
    );
    expect(codeOf(await issueTo(copy, d))).toEqual([409, 'KEPT_FOR_OTHER']);
    const clock = library.school.application.get(LibraryClock, { strict: false });
    await clock.runFor('main', '2026-07-18', 9);
    expect(await queue(title)).toEqual(['READY', 'WAITING']);
    await clock.runFor('main', '2026-07-19', 9);
    expect(await queue(title)).toEqual(['EXPIRED', 'READY']);
    expect((await issueTo(copy, c)).status).toBe(201);
    expect(await queue(title)).toEqual(['EXPIRED', 'FULFILLED']);
  });

  it('go before others at the shelf too, unless there is a reason (LIB-3) (LIB-4)', async () => {
    const [a, b] = staff;
    const { title, copies } = await library.book(1);
    await reserve(title, b);
    expect(await library.read('Books', title)).toMatchObject({
      copiesTotal: 1,
      copiesAvailable: 1,
      waitingReservations: 1,
      freeForOthers: 0,
    });
    expect(codeOf(await issueTo(copies[0], a))).toEqual([409, 'RESERVED_FOR_OTHER']);
    expect((await issueTo(copies[0], a, { overrideReason: 'For an exam' })).status).toBe(201);
  });

  it('are as many as the card allows, and none of books of the reading room (LIB-10)', async () => {
    const d = staff[3];
    for (let at = 0; at < 2; at += 1)
      expect((await reserve((await library.book(1)).title, d)).status).toBe(200);
    expect(codeOf(await reserve((await library.book(1)).title, d))).toEqual([409, 'RESERVATIONS_USED']);
    const tag = await library.save('BookTags', { name: 'Reading room', blocksIssue: true });
    const { title } = await library.book(1, { tags: [tag] });
    expect(codeOf(await reserve(title, staff[0]))).toEqual([409, 'REFERENCE_ONLY']);
    expect(
      codeOf(
        await library.school.call('POST', 'setup/v1/Books/action/reserve', { ids: [title], input: {} }),
      )[0],
    ).toBe(403);
  });

  it('and loans are one’s own: others see neither, and the desk is not theirs (LIB-11)', async () => {
    const [a, b, c] = staff;
    const { title, copies } = await library.book(1);
    await issueTo(copies[0], a);
    await reserve(title, b);
    await library.school.sql.query({
      text: `update book_movement set issued_on = '2026-06-01', due_on = '2026-07-11', fine_per_day = 5 where employee_id = $1 and copy_id = $2`,
      values: [a, copies[0]],
    });
    const mine = async (employee: number | undefined) =>
      (
        await library.school.call<Mine>('GET', 'setup/v1/LibraryDesk/mine', undefined, {
          as: `EMPLOYEE@${employee}`,
        })
      ).data;
    expect((await mine(a)).loans).toEqual(
      expect.arrayContaining([expect.objectContaining({ daysLate: 3, fine: '15.00' })]),
    );
    expect((await mine(b)).reservations.at(-1)).toMatchObject({ position: 1 });
    const [loan] = await library.list<Row>('BookMovements', { copy: copies[0] ?? 0 });
    const read = (employee: number | undefined) =>
      library.school.call('GET', `setup/v1/BookMovements/get/${loan?.id ?? 0}`, undefined, {
        as: `EMPLOYEE@${employee}`,
      });
    expect((await read(a)).status).toBe(200);
    expect((await read(c)).status).toBe(404);
    const [place] = await library.list<Row>('BookReservations', { bookTitle: title });
    const cancel = (employee: number | undefined) =>
      library.school.call(
        'POST',
        `setup/v1/BookReservations/transition/cancel/${place?.id ?? 0}`,
        {},
        { as: `EMPLOYEE@${employee}` },
      );
    expect((await cancel(c)).status).toBe(404);
    expect((await cancel(b)).status).toBe(200);
    for (const path of ['copy?code=BK0001', 'borrowers?q=a', `borrower/EMPLOYEE/${a ?? 0}`]) {
      const { status } = await library.school.call('GET', `setup/v1/LibraryDesk/${path}`, undefined, {
        as: `EMPLOYEE@${c}`,
      });
      expect([path, status]).toEqual([path, 403]);
    }
    const issue = { copy: copies[0], employee: c };
    const refused = await library.school.call('POST', 'setup/v1/LibraryDesk/issue', issue, {
      as: `EMPLOYEE@${c}`,
    });
    expect(refused.status).toBe(403);
  });

  it('made all at once are no more than the card allows (LIB-10)', async () => {
    const [reader] = await library.school.addEmployees(1, '1200000.00');
    const titles = [];
    for (let at = 0; at < 5; at += 1) titles.push((await library.book(1)).title);
    const answers = await Promise.all(titles.map((title) => reserve(title, reader)));
    expect(answers.map(codeOf).sort()).toEqual([
      [200, undefined],
      [200, undefined],
      [409, 'RESERVATIONS_USED'],
      [409, 'RESERVATIONS_USED'],
      [409, 'RESERVATIONS_USED'],
    ]);
  });

  it('show of a copy what a reader needs, not of whom it was bought', async () => {
    const { copies } = await library.book(1);
    const path = `setup/v1/BookCopies/get/${copies[0]}`;
    await library.school.data('PUT', path.replace('get', 'update'), {
      supplier: 'Sang-e-Meel',
      price: '900',
    });
    const seen = await library.school.call('GET', path, undefined, { as: `EMPLOYEE@${staff[0]}` });
    expect([seen.status, 'supplier' in seen.data, 'price' in seen.data]).toEqual([200, false, false]);
    const named = encodeURIComponent(JSON.stringify({ supplier_starts: 'Sang' }));
    const asked = await library.school.call('GET', `setup/v1/BookCopies/getall?filter=${named}`, undefined, {
      as: `EMPLOYEE@${staff[0]}`,
    });
    expect(asked.status).toBe(400);
  });
});
