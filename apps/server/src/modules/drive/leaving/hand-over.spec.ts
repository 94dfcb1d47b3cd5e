import type { DriveItem } from '@school/domain';
import { DriveRoom } from '../drive.fixture.ts';

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
  const leave = (who: string, more: object = {}, as = 'chief') =>
    room.server.inject({
      method: 'POST',
      url: `/setup/v1/EmployeeDetails/transition/leave/${employees[who]}`,
      headers: { authorization: `Bearer ${room.tokens[as]}` },
      payload: { leavingDate: '2026-07-10', leavingReason: 'Moved away', ...more },
    });
  const handOver = (as: string, from: string, newOwner: number) =>
    user(as, 'action/handOverDrive', { ids: [room.id(from)], input: { newOwner } });
  const block = async (who: string, reason: string, as = 'manager') => {
    const { statusCode } = await user(as, 'action/block', { ids: [room.id(who)], input: { reason } });
    expect(statusCode).toBe(200);
  };
  const ownerOf = async (name: string): Promise<number> => {
    const [row] = await room.school.sql.query<{ owner: number }>({
      text: 'select owner_id::int as owner from drive_item where name = $1',
      values: [name],
    });
    return row?.owner ?? 0;
  };
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
    // The new owner already has a folder of that name, and one named as the new one would be.
    await room.folder('ben', 'F');
    await room.folder('ben', 'Ana Test');

    const refused = await leave('ana');
    expect([refused.statusCode, refused.json().data]).toMatchObject([
      409,
      { code: 'OWNS_SHARED_ITEMS', count: 2 },
    ]);

    expect((await leave('ana', { documentsTo: employees['ana'] })).statusCode).toBe(400);
    expect((await leave('ana', { documentsTo: employees['ben'] })).statusCode).toBe(200);

    // Tree, versions, trash and the shares of others are unchanged.
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

    // Cleo can still read what was shared with her, and learns nothing about the folder above.
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

  it('tells the one whose documents went, so that he knows where they are when he comes back', async () => {
    expect((await noticesOf('ana')).at(-1)).toMatchObject({
      message: 'drive.takenOver',
      params: { name: 'Ben Test' },
    });
  });

  it('gives a drive only to somebody who can have one, and not that of an administrator', async () => {
    await room.addUser('dua');
    await room.addUser('pupil', 'STUDENT');
    await room.file('dua', 'a.txt');
    await block('dua', 'gone');
    const codes = [];
    for (const to of ['dua', 'pupil', 'ana'])
      codes.push((await handOver('manager', 'dua', room.id(to))).statusCode);
    expect(codes).toEqual([400, 400, 400]);
    expect((await handOver('manager', 'dua', 987_654)).statusCode).toBe(400);
    expect((await handOver('ben', 'dua', room.id('ben'))).statusCode).toBe(403);
    await room.addUser('oldChief', 'ADMIN');
    await block('oldChief', 'gone', 'chief');
    expect((await handOver('manager', 'oldChief', room.id('ben'))).statusCode).toBe(409);
    expect(await ownerOf('a.txt')).toBe(room.id('dua'));
  });

  it('leaves the drive of somebody who works here alone, whoever asks', async () => {
    await room.addUser('gil');
    await room.file('gil', 'private.txt');
    for (const as of ['manager', 'chief']) {
      const refused = await handOver(as, 'gil', room.id('ben'));
      expect([refused.statusCode, refused.json().data]).toMatchObject([409, { code: 'ILLEGAL_STATE' }]);
    }
    expect(await ownerOf('private.txt')).toBe(room.id('gil'));

    // Archived counts as gone too, and deleted items go along.
    await room.addUser('hal');
    const deleted = await room.file('hal', 'old.txt');
    await room.call('hal', `items/${deleted.id}`, { method: 'DELETE' });
    await room.school.sql.query({
      text: 'update "user" set archived = true where id = $1',
      values: [room.id('hal')],
    });
    expect((await handOver('manager', 'hal', room.id('cleo'))).statusCode).toBe(200);
    expect(await ownerOf('old.txt')).toBe(room.id('cleo'));
  });

  it('lets nobody but an administrator take documents for himself', async () => {
    await room.addUser('ida');
    await room.file('ida', 'letters.txt');
    await block('ida', 'gone');
    const refused = await handOver('manager', 'ida', room.id('manager'));
    expect([refused.statusCode, refused.json().data]).toMatchObject([
      400,
      { errors: [{ field: 'newOwner', code: 'forOneself' }] },
    ]);
    expect(await ownerOf('letters.txt')).toBe(room.id('ida'));
    expect((await handOver('chief', 'ida', room.id('chief'))).statusCode).toBe(200);
    expect(await ownerOf('letters.txt')).toBe(room.id('chief'));

    // The route via the employee record behaves the same: whoever makes someone a former employee does not take what they
    // leave.
    await room.addUser('office', 'EMPLOYEE', ['EmployeeManagement']);
    employees['office'] = await employ('office');
    await room.addUser('jon');
    employees['jon'] = await employ('jon');
    await room.file('jon', 'notes.txt');
    const own = await leave('jon', { documentsTo: employees['office'] }, 'office');
    expect([own.statusCode, own.json().data]).toMatchObject([
      400,
      { errors: [{ field: 'documentsTo', code: 'forOneself' }] },
    ]);
    expect((await leave('jon', { documentsTo: employees['ben'] }, 'office')).statusCode).toBe(200);
    expect(await ownerOf('notes.txt')).toBe(room.id('ben'));
  });

  it('writes who gave what to whom, also where nothing lay at the root', async () => {
    await room.addUser('kai');
    await block('kai', 'gone');
    const told = (await noticesOf('kai')).length;
    expect((await handOver('manager', 'kai', room.id('ben'))).statusCode).toBe(200);
    const lines = await room.school.sql.query<{ record: number; verb: string }>({
      text: `select record_id::int as record, verb from audit_entry where resource = 'user' and actor_id = $1
        and request_id = (select request_id from audit_entry where resource = 'user' and record_id = $2
          and verb like 'action:%' order by id desc limit 1)`,
      values: [room.id('manager'), room.id('kai')],
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        { record: room.id('kai'), verb: 'action:gaveDrive' },
        { record: room.id('ben'), verb: 'action:gotDrive' },
      ]),
    );
    expect((await noticesOf('kai')).length).toBe(told);
  });

  it('gives a drive once when two give it at once', async () => {
    await room.addUser('eva');
    await room.file('eva', 'eva.txt');
    await block('eva', 'gone');
    const answers = await Promise.all([
      handOver('manager', 'eva', room.id('ben')),
      handOver('chief', 'eva', room.id('cleo')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const found = [
      ...(await room.names('ben', 'search?query=eva.txt')),
      ...(await room.names('cleo', 'search?query=eva.txt')),
    ];
    expect(found).toEqual(['eva.txt']);
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
