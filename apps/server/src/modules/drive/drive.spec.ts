import type { DriveItem } from '@school/domain';
import { DriveRoom, pdf, uploadBody } from './drive.fixture.ts';

let room: DriveRoom;
beforeAll(async () => {
  room = await DriveRoom.open();
  await room.addUser('boss', 'ADMIN');
  await room.addUser('kid', 'STUDENT');
});
afterAll(() => room.school.close());

describe('the document drive', () => {
  it('makes folders and takes files at the root and in folders (B273, B289, B292, B293, K083, K084)', async () => {
    const plans = await room.folder('ana', '  Plans ');
    expect(plans).toMatchObject({
      name: 'Plans',
      itemType: 'FOLDER',
      parentFolderId: null,
      ownerName: 'Ana Test',
    });
    const { status, body } = await room.upload('ana', 'Week 1.pdf', { content: pdf, parent: plans.id });
    expect([status, body.success, body.message]).toEqual([200, true, 'File uploaded successfully']);
    expect(body.data).toMatchObject({
      name: 'Week 1.pdf',
      itemType: 'FILE',
      mimeType: 'application/pdf',
      size: pdf.length,
      parentFolderId: plans.id,
    });
    const loose = await room.file('ana', 'notes.txt');
    expect(loose.parentFolderId).toBeNull();
    expect(await room.names('ana', 'items')).toEqual(['Plans', 'notes.txt']);
    expect(await room.names('ana', `items?folderId=${plans.id}`)).toEqual(['Week 1.pdf']);
    expect(await room.names('ben', 'items')).toEqual([]);
  });

  it('says which part of how many a list holds', async () => {
    const answer = await room.call('ana', 'items?range=[0,0]');
    expect(answer.headers['content-range']).toBe('driveItem 0-0/2');
    expect((await room.call('ana', 'items?range=[0,5000]')).status).toBe(400);
    expect((await room.call('ana', 'items?sort=name')).status).toBe(400);
  });

  it.each([
    [' '],
    ['.'],
    ['..'],
    ['a/b'],
    ['a\\b'],
    ['a\r\nb'],
    ['x'.repeat(256)],
    ['a\u202Eb'],
    [''],
    [null],
  ])('refuses the name %j for a folder and a rename (B290)', async (name) => {
    const made = await room.call('ana', 'folders', { body: { name } });
    expect(made.status).toBe(400);
    const { id } = await room.file('ana', 'named.txt');
    const path = `items/${id}/rename?newName=${encodeURIComponent(name ?? '')}`;
    expect((await room.call('ana', path, { method: 'PUT' })).status).toBe(400);
    await room.data('ana', `items/${id}`, { method: 'DELETE' });
  });

  it('numbers files of one name and refuses folders of one name (DRV-10)', async () => {
    const { id } = await room.folder('ana', 'Twice');
    const names = [];
    for (const name of ['report.pdf', 'report.pdf', 'REPORT.pdf']) {
      names.push((await room.file('ana', name, id, pdf)).name);
    }
    expect(names).toEqual(['report.pdf', 'report (1).pdf', 'REPORT (2).pdf']);
    expect((await room.call('ana', 'folders', { body: { name: 'tWICE' } })).status).toBe(409);
  });

  it('renames by the query and moves by the query (B295, B296)', async () => {
    const [from, to] = [await room.folder('ana', 'From'), await room.folder('ana', 'To')];
    const file = await room.file('ana', 'draft.txt', from.id);
    const renamed = await room.call('ana', `items/${file.id}/rename?newName=final.txt`, { method: 'PUT' });
    expect([renamed.status, renamed.body.message]).toEqual([200, 'Item renamed successfully']);
    await room.data('ana', `items/${file.id}/move?newParentFolderId=${to.id}`, { method: 'PUT' });
    expect(await room.names('ana', `items?folderId=${to.id}`)).toEqual(['final.txt']);
    expect(await room.names('ana', `items?folderId=${from.id}`)).toEqual([]);
    await room.data('ana', `items/${file.id}/move`, { method: 'PUT' });
    expect((await room.data('ana', `items/${file.id}`)).parentFolderId).toBeNull();
    const loop = await room.call('ana', `items/${to.id}/move?newParentFolderId=${to.id}`, { method: 'PUT' });
    expect([loop.status, loop.body.data['code']]).toEqual([409, 'CYCLE']);
    const exe = await room.call('ana', `items/${file.id}/rename?newName=final.exe`, { method: 'PUT' });
    expect(exe.status).toBe(415);
  });

  it('downloads a file under its name of now, and folders not (B294, DRV-13)', async () => {
    const file = await room.file('ana', 'old.txt', undefined, 'the bytes');
    await room.data('ana', `items/${file.id}/rename?newName=${encodeURIComponent('Übung ü.txt')}`, {
      method: 'PUT',
    });
    const answer = await room.call('ana', `files/${file.id}/download`);
    expect(answer.text).toBe('the bytes');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': expect.stringContaining(`UTF-8''%C3%9Cbung%20%C3%BC.txt`),
      'x-content-type-options': 'nosniff',
    });
    const folder = await room.folder('ana', 'No bytes');
    expect((await room.call('ana', `files/${folder.id}/download`)).status).toBe(400);
  });

  it('shares by {userIds} or a bare list, and whoever it is shared with reads all below (B297, DRV-3)', async () => {
    const top = await room.folder('ana', 'F');
    const inner = await room.folder('ana', 'G', top.id);
    await room.file('ana', 'a.pdf', top.id, pdf);
    const b = await room.file('ana', 'b.pdf', inner.id, pdf);
    const shared = await room.call('ana', `items/${top.id}/share`, { body: [room.id('ben')] });
    expect([shared.status, shared.body.message]).toEqual([200, 'Item shared successfully']);
    expect(shared.body.data).toMatchObject({
      sharedWithUserIds: [room.id('ben')],
      sharedWithUsers: [{ userId: room.id('ben'), fullName: 'Ben Test', entityType: 'EMPLOYEE' }],
    });
    await room.file('ana', 'c.pdf', inner.id, pdf);
    expect(await room.names('ben', `items?folderId=${inner.id}`)).toEqual(['b.pdf', 'c.pdf']);
    // DRV-4: the content of a shared folder is not listed again.
    await room.share('ana', b.id, 'ben');
    expect(await room.names('ben', 'shared-with-me')).toEqual(['F']);
    const seen = await room.data('ben', `items/${b.id}`);
    expect(seen.path).toEqual([
      { id: top.id, name: 'F' },
      { id: inner.id, name: 'G' },
    ]);
    // DRV-5: unsharing the folder leaves the direct share; the child with inherited access answers 409.
    const c = (await room.data<DriveItem[]>('ana', `items?folderId=${inner.id}`)).find(
      ({ name }) => name === 'c.pdf',
    );
    const fromAbove = await room.call('ana', `items/${c?.id}/unshare`, {
      body: { userIds: [room.id('ben')] },
    });
    expect([fromAbove.status, fromAbove.body.message]).toEqual([409, expect.stringContaining('"F"')]);
    const unshared = await room.call('ana', `items/${top.id}/unshare`, {
      body: { userIds: [room.id('ben')] },
    });
    expect([unshared.status, unshared.body.message]).toEqual([200, 'Item unshared successfully']);
    expect(await room.names('ben', 'shared-with-me')).toEqual(['b.pdf']);
    expect((await room.data('ben', `items/${b.id}`)).parentFolderId).toBeNull();
    expect((await room.call('ben', `items?folderId=${inner.id}`)).status).toBe(404);
    // DRV-7
    expect(await room.names('ben', 'search?query=PDF')).toEqual(['b.pdf']);
    expect(await room.names('cleo', 'search?query=pdf')).toEqual([]);
    expect(await room.names('ben', 'search?query=%25')).toEqual([]);
    // Recipients may leave only their own share.
    expect((await room.call('ben', `items/${b.id}/unshare`, { body: [room.id('cleo')] })).status).toBe(409);
    await room.data('ben', `items/${b.id}/unshare`, { body: [room.id('ben')] });
    expect((await room.call('ben', `items/${b.id}`)).status).toBe(404);
  });

  it.each<[string, number, () => readonly number[]]>([
    ['nobody', 400, () => []],
    ['oneself', 400, () => [room.id('ana')]],
    ['a stranger', 404, () => [999_999]],
    ['a student', 400, () => [room.id('ben'), room.id('kid')]],
  ])('cannot be shared with %s (B291, DRV-6)', async (_, expected, users) => {
    const { id } = await room.folder('ana', `With ${_}`);
    const { status } = await room.call('ana', `items/${id}/share`, { body: { userIds: users() } });
    expect(status).toBe(expected);
    expect((await room.data('ana', `items/${id}`)).sharedWithUserIds).toEqual([]);
  });

  it('cannot be shared with an account that is blocked', async () => {
    await room.addUser('gone');
    await room.school.sql.query({ text: `update "user" set blocked = true where username = 'gone'` });
    const { id } = await room.folder('ana', 'With gone');
    expect((await room.call('ana', `items/${id}/share`, { body: [room.id('gone')] })).status).toBe(400);
  });

  it('is deleted into a trash, comes back with its shares, and is purged with its bytes (B298, DRV-11)', async () => {
    const top = await room.folder('ana', 'Deleted');
    const file = await room.file('ana', 'kept.txt', top.id);
    await room.share('ana', top.id, 'ben');
    const { status, body } = await room.call('ana', `items/${top.id}`, { method: 'DELETE' });
    expect([status, body.message]).toEqual([200, 'Item deleted successfully']);
    for (const user of ['ana', 'ben']) expect((await room.call(user, `items/${file.id}`)).status).toBe(404);
    expect((await room.names('ana', 'trash'))[0]).toBe('Deleted');
    expect(await room.names('ben', 'trash')).toEqual([]);
    await room.folder('ana', 'deleted');
    const back = await room.data('ana', `trash/${top.id}/restore`, { method: 'POST' });
    expect(back.name).toBe('Deleted (1)');
    expect((await room.data('ben', `items/${file.id}`)).name).toBe('kept.txt');
    await room.data('ana', `items/${top.id}`, { method: 'DELETE' });
    expect((await room.call('ben', `trash/${top.id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await room.data('ana', `trash/${top.id}`, { method: 'DELETE' })).toEqual({ removed: 2 });
    const left = await room.school.sql.query({
      text: `select id from stored_file where name = 'kept.txt'`,
    });
    expect(left).toEqual([]);
  });

  it('shows the ten files that were changed last, newest first (B278, K078, DRV-8)', async () => {
    await room.addUser('dora');
    const { id } = await room.folder('dora', 'Many');
    for (let n = 1; n <= 12; n += 1) await room.file('dora', `f${n}.txt`, n % 2 ? id : undefined);
    const names = ['f12', 'f11', 'f10', 'f9', 'f8', 'f7', 'f6', 'f5', 'f4', 'f3'].map(
      (name) => `${name}.txt`,
    );
    expect(await room.names('dora', 'recent')).toEqual(names);
    expect((await room.names('dora', `recent?folderId=${id}`)).slice(0, 2)).toEqual(['f11.txt', 'f9.txt']);
  });

  it('stars what one may read, for oneself (B271)', async () => {
    const { id } = await room.folder('ana', 'Starred one');
    await room.share('ana', id, 'ben');
    expect((await room.data('ben', `items/${id}/star`, { method: 'PUT' })).starred).toBe(true);
    expect(await room.names('ben', 'starred')).toEqual(['Starred one']);
    expect(await room.names('ana', 'starred')).toEqual([]);
    await room.data('ana', `items/${id}/unshare`, { body: [room.id('ben')] });
    expect(await room.names('ben', 'starred')).toEqual([]);
    expect((await room.call('cleo', `items/${id}/star`, { method: 'PUT' })).status).toBe(404);
  });

  it('keeps versions of a file and brings one back', async () => {
    const file = await room.file('ana', 'essay.txt', undefined, 'one');
    for (const content of ['two', 'three']) {
      const path = `items/${file.id}/versions`;
      expect((await room.upload('ana', 'other name.txt', { content, path })).status).toBe(200);
    }
    const bytes = async (query = ''): Promise<string> =>
      (await room.call('ana', `files/${file.id}/download${query}`)).text;
    expect([await bytes(), await bytes('?version=1')]).toEqual(['three', 'one']);
    await room.data('ana', `items/${file.id}/versions/1/restore`, { method: 'POST' });
    expect(await bytes()).toBe('one');
    const versions = await room.data<{ number: number }[]>('ana', `items/${file.id}/versions`);
    expect(versions.map(({ number }) => number)).toEqual([4, 3, 2]);
    expect((await room.data('ana', `items/${file.id}`)).name).toBe('essay.txt');
    expect((await room.upload('ben', 'x.txt', { path: `items/${file.id}/versions` })).status).toBe(404);
  });

  it('is for the staff', async () => {
    for (const path of ['items', 'search?query=a', 'shared-with-me', 'recent', 'trash', 'space'])
      expect((await room.call('kid', path)).status).toBe(403);
    expect((await room.upload('kid', 'a.txt')).status).toBe(403);
  });

  it('gives an administrator no more than anybody else', async () => {
    const file = await room.file('ana', 'secret plan.txt', undefined, 'hush');
    for (const path of [`items/${file.id}`, `files/${file.id}/download`, `items/${file.id}/versions`])
      expect((await room.call('boss', path)).status).toBe(404);
    expect(await room.names('boss', 'search?query=secret')).toEqual([]);
    const stored = await room.school.sql.query<{ id: string }>({
      text: `select id from stored_file where name = 'secret plan.txt'`,
    });
    const { call } = await import('../../../test/school.ts');
    const bytes = await call(room.server, `/setup/v1/files/${stored[0]?.id}`, {
      token: room.tokens['boss'] ?? '',
    });
    expect(bytes.status).toBe(404);
  });

  it('answers a repeated upload once', async () => {
    const { body, headers } = await uploadBody('once.txt', 'same');
    const sent = { method: 'POST', body, headers: { ...headers, 'idempotency-key': 'up-1' } } as const;
    const [first, second] = [await room.data('ana', 'upload', sent), await room.data('ana', 'upload', sent)];
    expect(second.id).toBe(first.id);
  });
});
