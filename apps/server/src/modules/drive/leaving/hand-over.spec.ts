import { DriveRoom } from '../drive.fixture.ts';
import type { DriveItem } from '../items/item-answer.ts';

describe('somebody with a drive who leaves', () => {
  let room: DriveRoom;
  beforeAll(async () => {
    room = await DriveRoom.open(['ana', 'ben', 'cleo']);
    await room.addUser('manager', 'EMPLOYEE', ['UserManagement']);
    await room.addUser('chief', 'ADMIN');
    for (const text of [
      `insert into employee_department (name, code) values ('Math', 'M')`,
      `insert into employee_category (name, prefix) values ('Staff', 'ST')`,
      `insert into employee_position (name, category_id) select 'Teacher', id from employee_category`,
    ])
      await room.school.sql.query({ text });
    for (const name of ['ana', 'ben', 'cleo']) employees[name] = await employ(name);
  });
  afterAll(() => room.school.close());

  const user = (as: string, path: string, body: object = {}) =>
    room.server.inject({
      method: 'POST',
      url: `/setup/v1/user/${path}`,
      headers: { authorization: `Bearer ${room.tokens[as]}` },
      payload: body,
    });
  const employ = async (name: string): Promise<number> => {
    const [row] = await room.school.sql.query<{ id: string }>({
      text: `with added as (insert into employee
            (employee_number, joining_date, first_name, department_id, category_id, position_id)
          select 'N-' || $1::text, '2020-01-01', $1::text, d.id, c.id, p.id
            from employee_department d, employee_category c, employee_position p returning id)
        update "user" u set employee_id = added.id from added where u.username = $1 returning added.id`,
      values: [name],
    });
    return Number(row?.id);
  };
  const employees: Record<string, number> = {};
  const leave = (who: string, more: object = {}) =>
    room.server.inject({
      method: 'POST',
      url: `/setup/v1/EmployeeDetails/transition/leave/${employees[who]}`,
      headers: { authorization: `Bearer ${room.tokens['chief']}` },
      payload: { leavingDate: '2026-07-10', leavingReason: 'Moved away', ...more },
    });
  const handOver = (as: string, from: string, newOwner: number) =>
    user(as, 'action/handOverDrive', { ids: [room.id(from)], input: { newOwner } });
  const noticesOf = (who: string) =>
    room.school.sql.query<{ message: string; params: object; link: string }>({
      text: 'select message, params, link from notification where user_id = $1 order by id',
      values: [room.id(who)],
    });

  it('does not go while others read what is his, until a new owner is chosen (DRV-14)', async () => {
    const top = await room.folder('ana', 'F');
    const inner = await room.folder('ana', 'G', top.id);
    const letter = await room.file('ana', 'letter.txt', inner.id, 'first');
    const own = await room.file('ana', 'own.txt');
    const gone = await room.file('ana', 'gone.txt');
    await room.share('ana', top.id, 'ben', 'cleo');
    await room.share('ana', inner.id, 'ben');
    await room.call('ana', `items/${gone.id}`, { method: 'DELETE' });
    // The new owner has a folder of that name already, and one that is called as the new one would be.
    await room.folder('ben', 'F');
    await room.folder('ben', 'Ana Test');

    const refused = await leave('ana');
    expect([refused.statusCode, refused.json().data]).toMatchObject([
      409,
      { code: 'OWNS_SHARED_ITEMS', count: 2 },
    ]);

    expect((await leave('ana', { documentsTo: employees['ana'] })).statusCode).toBe(400);
    expect((await leave('ana', { documentsTo: employees['ben'] })).statusCode).toBe(200);

    // Tree, versions, trash and the shares of others are what they were.
    const [, folder] = (await room.data<DriveItem[]>('ben', 'items')).filter(({ name }) =>
      name.startsWith('Ana'),
    );
    expect(folder).toMatchObject({ name: 'Ana Test (1)', ownerId: room.id('ben') });
    expect(await room.names('ben', `items?folderId=${folder?.id}`)).toEqual(['F', 'own.txt']);
    expect(await room.data('ben', `items/${letter.id}`)).toMatchObject({
      ownerId: room.id('ben'),
      path: [{ name: 'Ana Test (1)' }, { name: 'F' }, { name: 'G' }],
    });
    expect((await room.call('ben', `files/${letter.id}/download`)).text).toBe('first');
    expect(await room.names('ben', 'trash')).toEqual(['gone.txt']);
    expect((await room.call('ben', `trash/${gone.id}/restore`, { method: 'POST' })).status).toBe(200);
    expect(await room.data('ben', `items/${gone.id}`)).toMatchObject({ name: 'gone.txt', path: [] });

    // Cleo still reads what was shared with her, and learns nothing of the folder above.
    expect(await room.names('cleo', 'shared-with-me')).toEqual(['F']);
    expect(await room.data('cleo', `items/${letter.id}`)).toMatchObject({
      path: [{ name: 'F' }, { name: 'G' }],
    });
    expect((await room.call('cleo', `items/${own.id}`)).status).toBe(404);
    expect((await room.data<DriveItem>('ben', `items/${top.id}`)).sharedWithUserIds).toEqual([
      room.id('cleo'),
    ]);

    expect((await noticesOf('ben')).at(-1)).toMatchObject({
      message: 'drive.handedOver',
      params: { folder: 'Ana Test (1)' },
      link: `/doc_managers?folder=${folder?.id}`,
    });
    const space = await room.data<{ used: number }>('ben', 'space');
    expect(space.used).toBe('first'.length + 2 * 'text'.length);
  });

  it('gives a drive only to somebody who can have one, and not that of an administrator', async () => {
    await room.addUser('dua');
    await room.addUser('pupil', 'STUDENT');
    await room.file('dua', 'a.txt');
    const codes = [];
    for (const to of ['dua', 'pupil', 'ana'])
      codes.push((await handOver('manager', 'dua', room.id(to))).statusCode);
    expect(codes).toEqual([400, 400, 400]);
    expect((await handOver('manager', 'dua', 987_654)).statusCode).toBe(400);
    expect((await handOver('ben', 'dua', room.id('ben'))).statusCode).toBe(403);
    expect((await handOver('manager', 'chief', room.id('ben'))).statusCode).toBe(409);
    expect(await room.names('dua', 'items')).toEqual(['a.txt']);
  });

  it('takes what both give each other at once as if one came after the other', async () => {
    for (const name of ['eva', 'fay']) {
      await room.addUser(name);
      await room.file(name, `${name}.txt`);
    }
    const answers = await Promise.all([
      handOver('manager', 'eva', room.id('fay')),
      handOver('manager', 'fay', room.id('eva')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const found = [
      ...(await room.names('eva', 'search?query=.txt')),
      ...(await room.names('fay', 'search?query=.txt')),
    ];
    expect(found.toSorted()).toEqual(['eva.txt', 'fay.txt']);
  });

  it('tells people what is shared with them, once each', async () => {
    const { id } = await room.folder('ben', 'For Cleo');
    const file = await room.file('ben', 'for-cleo.txt');
    const before = (await noticesOf('cleo')).length;
    await room.share('ben', id, 'cleo');
    await room.share('ben', id, 'cleo');
    await room.share('ben', file.id, 'cleo');
    expect((await noticesOf('cleo')).slice(before)).toEqual([
      {
        message: 'drive.shared',
        params: { name: expect.stringMatching(/\S/), item: 'For Cleo' },
        link: `/doc_managers?section=shared&folder=${id}`,
      },
      expect.objectContaining({ link: '/doc_managers?section=shared' }),
    ]);
  });
});
