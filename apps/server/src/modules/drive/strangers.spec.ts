import { jest } from '@jest/globals';
import { Client } from 'pg';
import { asks, driveCalls, ofUpload, withoutItem } from './drive-calls.fixture.ts';
import type { DriveRequest, Own } from './drive-calls.fixture.ts';
import { DriveRoom } from './drive.fixture.ts';

const nobodys = 987_654;

interface Told {
  readonly status: number;
  readonly text: string;
  /** Headers that do not change from call to call. */
  readonly headers: object;
  /** What the database was asked about the drive, in order; the response time depends on it. */
  readonly statements: readonly string[];
}

/** The session is queried only now and then, and a connection is set up once. */
const ofTheDrive = (statements: readonly string[]): readonly string[] =>
  statements.filter((name) => name.startsWith('drive_'));

describe('somebody without a share', () => {
  let room: DriveRoom;
  const own: Record<string, Own> = {};
  /** Items of Ana that nobody else may read (any more), by how that came about. */
  const hidden: Record<string, number> = {};
  let ask: (user: string, request: DriveRequest) => Promise<Told>;

  const strangers = ['ben', 'chief', 'auditor'] as const;

  beforeAll(async () => {
    room = await DriveRoom.open(['ana', 'ben', 'cleo']);
    await room.addUser('chief', 'ADMIN');
    await room.addUser('auditor', 'EMPLOYEE', ['AuditView', 'UserManagement', 'GeneralSettings']);
    await room.addUser('pupil', 'STUDENT');
    await room.addUser('mother', 'PARENT');
    const spy = jest.spyOn(Client.prototype, 'query');
    ask = async (user, { method, path, payload, headers }) => {
      spy.mockClear();
      const answer = await room.server.inject({
        method,
        url: `/api/v1/drive/${path}`,
        headers: { authorization: `Bearer ${room.tokens[user]}`, ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      const { date: _date, 'x-request-id': _id, ...told } = answer.headers;
      const statements = spy.mock.calls.map(([sent]) => {
        const statement: { name?: string } = typeof sent === 'object' ? sent : {};
        return statement.name ?? '';
      });
      return {
        status: answer.statusCode,
        text: answer.body,
        headers: told,
        statements: ofTheDrive(statements),
      };
    };
    for (const name of [...strangers, 'cleo'])
      own[name] = {
        folder: (await room.folder(name, `of ${name}`)).id,
        file: (await room.file(name, `${name}.txt`)).id,
        friend: room.id(name === 'cleo' ? 'ben' : 'cleo'),
      };
    await hideThings();
  }, 60_000);
  afterAll(async () => {
    jest.restoreAllMocks();
    await room.school.close();
  });

  const unshare = (item: number) =>
    room.call('ana', `items/${item}/unshare`, { body: { userIds: strangers.map((name) => room.id(name)) } });
  const trash = (item: number) => room.call('ana', `items/${item}`, { method: 'DELETE' });

  /** One folder and one file for each way in which something is or becomes private. */
  const hideThings = async (): Promise<void> => {
    for (const kind of ['folder', 'file'] as const) {
      const make = async (name: string, parent?: number): Promise<number> =>
        (
          await (kind === 'folder'
            ? room.folder('ana', `hush ${name}`, parent)
            : room.file('ana', `hush ${name}.txt`, parent, 'hush, a secret'))
        ).id;
      hidden[`${kind} that was never shared`] = await make('private');
      hidden[`${kind} that is shared with somebody else`] = await make('for cleo');
      await room.share('ana', Number(hidden[`${kind} that is shared with somebody else`]), 'cleo');
      const was = await make('was shared');
      await room.share('ana', was, ...strangers);
      await unshare(was);
      hidden[`${kind} that was unshared`] = was;
      const shared = (await room.folder('ana', `hush shared with ${kind}`)).id;
      await room.share('ana', shared, ...strangers);
      const moved = await make('moved out', shared);
      await room.call('ana', `items/${moved}/move`, { method: 'PUT' });
      hidden[`${kind} that was moved out of a shared folder`] = moved;
      hidden[`${kind} in the trash of its owner`] = await make('deleted', shared);
      await trash(Number(hidden[`${kind} in the trash of its owner`]));
      await unshare(shared);
      hidden[`${kind} in a folder that was unshared`] = await make('inside', shared);
    }
  };

  /** Everything stored about Ana's items and everyone's uploads. */
  const stateOf = async (): Promise<unknown> => {
    const [row] = await room.school.sql.query({
      text: `select (select json_agg(i order by i.id) from drive_item i) as items,
        (select json_agg(s order by s.id) from drive_share s) as shares,
        (select json_agg(s order by s.id) from drive_star s) as stars,
        (select json_agg(v order by v.id) from drive_version v) as versions,
        (select json_agg(f order by f.id) from stored_file f) as files,
        (select count(*) from drive_upload) as uploads`,
    });
    return row;
  };

  it('is asked about with every call that there is', () => {
    const known = new Set([
      ...asks.map(([call]) => call),
      ...Object.keys(withoutItem),
      ...Object.keys(ofUpload('')),
    ]);
    expect(driveCalls.filter((call) => !known.has(call))).toEqual([]);
    expect([...known].filter((call) => !driveCalls.includes(call))).toEqual([]);
    expect(asks.length).toBeGreaterThan(25);
  });

  it.each(strangers)(
    'hears of every item, by every call, what he hears of one that does not exist, after the same questions to the database: %s',
    async (stranger) => {
      const mine = own[stranger] as Own;
      const before = await stateOf();
      for (const [call, asked] of asks) {
        const unknown = await ask(stranger, await asked(nobodys, mine));
        expect([call, unknown.status]).toEqual([call, 404]);
        for (const [what, id] of Object.entries(hidden))
          expect([call, what, await ask(stranger, await asked(id, mine))]).toEqual([call, what, unknown]);
      }
      expect(await stateOf()).toEqual(before);
    },
  );

  it('finds nothing of it in any list, and no figure changes with it', async () => {
    const lists = Object.entries(withoutItem).filter(([call]) => call.startsWith('GET '));
    const looks = async (user: string): Promise<unknown> => {
      const told: unknown[] = [];
      for (const [call, request] of lists) {
        const { status, text, headers } = await ask(user, request);
        expect([user, call, status, text.includes('hush')]).toEqual([user, call, 200, false]);
        told.push([call, text, headers]);
      }
      return told;
    };
    const before = await Promise.all(strangers.map(looks));
    const folder = await room.folder('ana', 'hush more');
    const file = await room.file('ana', 'hush more.txt', folder.id, 'hush, another secret');
    await room.upload('ana', 'again.txt', { content: 'hush again', path: `items/${file.id}/versions` });
    await room.call('ana', `items/${file.id}/star`, { method: 'PUT' });
    await room.call('ana', `items/${folder.id}/rename?newName=hush%20other`, { method: 'PUT' });
    await room.share('ana', folder.id, 'cleo');
    await trash(file.id);
    expect(await Promise.all(strangers.map(looks))).toEqual(before);
  });

  it('finds it by no other way through the product: files, palette, trash, audit, notices, calls of records', async () => {
    const files = await room.school.sql.query<{ id: string }>({
      text: `select f.id from stored_file f join drive_version v on v.file_id = f.id join drive_item i on i.id = v.item_id
        where i.name like 'hush%'`,
    });
    expect(files.length).toBeGreaterThan(5);
    const get = async (user: string, path: string): Promise<{ status: number; text: string }> => {
      const { statusCode, body } = await room.server.inject({
        method: 'GET',
        url: path,
        headers: { authorization: `Bearer ${room.tokens[user]}` },
      });
      return { status: statusCode, text: body };
    };
    for (const user of [...strangers, 'ana']) {
      const unknown = await get(user, `/setup/v1/files/${nobodys}`);
      expect(unknown.status).toBe(404);
      for (const { id } of files) expect(await get(user, `/setup/v1/files/${id}`)).toEqual(unknown);
    }
    for (const user of strangers)
      for (const path of [
        'setup/v1/search?q=hush',
        'setup/v1/trash?q=hush',
        'setup/v1/audit?range=[0,199]',
        'setup/v1/audit/export',
        'setup/v1/dev-data',
        'setup/v1/dev-data/checks',
        'setup/v1/jobs',
        'setup/v1/driveItem/getall',
        'setup/v1/driveVersion/getall',
        'setup/v1/driveShare/getall',
        'setup/v1/history/driveItem/1',
        'setup/v1/report/driveItem',
      ]) {
        const { status, text } = await get(user, `/${path}`);
        expect([user, path, status < 500, /hush (?!shared|was)/.test(text)]).toEqual([
          user,
          path,
          true,
          false,
        ]);
      }
  });

  it('cannot touch an upload of somebody else', async () => {
    const begun = await room.server.inject({
      method: 'POST',
      url: '/api/v1/drive/uploads',
      headers: {
        authorization: `Bearer ${room.tokens['ana']}`,
        'tus-resumable': '1.0.0',
        'upload-length': '4',
        'upload-metadata': `filename ${Buffer.from('hush upload.txt').toString('base64')}`,
      },
    });
    const key = String(begun.headers['location']).split('/').at(-1) ?? '';
    const unknown = ofUpload('00000000-0000-4000-8000-000000000000');
    for (const [call, request] of Object.entries(ofUpload(key)))
      for (const stranger of strangers) {
        const told = await ask(stranger, request);
        expect([call, told.status]).toEqual([call, 404]);
        expect([call, told]).toEqual([call, await ask(stranger, unknown[call] as DriveRequest)]);
      }
    expect((await ask('ana', ofUpload(key)['PATCH uploads/:key'] as DriveRequest)).status).toBe(204);
  });

  it('who is no member of the staff hears the same of everything', async () => {
    const mine = own['ben'] as Own;
    for (const outsider of ['pupil', 'mother']) {
      for (const [call, asked] of asks)
        for (const id of [nobodys, Number(hidden['file that was never shared'])])
          expect([call, (await ask(outsider, await asked(id, mine))).status]).toEqual([call, 403]);
      for (const [call, request] of Object.entries(withoutItem).filter(
        ([name]) => name !== 'OPTIONS uploads',
      ))
        expect([call, (await ask(outsider, request)).status]).toEqual([call, 403]);
    }
  });

  it('reads by every reading call what is moved into a folder shared with him, and by none when it is moved out', async () => {
    const mine = own['cleo'] as Own;
    const shelf = await room.folder('ana', 'hush shelf');
    await room.share('ana', shelf.id, 'cleo');
    const inner = await room.folder('ana', 'hush inner');
    const text = await room.file('ana', 'hush inner.txt', inner.id);
    const reading = asks.filter(([call]) => call.startsWith('GET '));
    const statuses = async (): Promise<Record<string, number[]>> => {
      const found: Record<string, number[]> = {};
      for (const [call, asked] of reading)
        for (const { id } of [inner, text])
          (found[call] ??= []).push((await ask('cleo', await asked(id, mine))).status);
      return found;
    };
    const none = await statuses();
    expect(
      Object.values(none)
        .flat()
        .every((status) => status === 404),
    ).toBe(true);

    await room.call('ana', `items/${inner.id}/move?newParentFolderId=${shelf.id}`, { method: 'PUT' });
    // Each call meant for either folders or files reads the one and answers for the other as it does for its owner.
    for (const [call, asked] of reading)
      for (const { id } of [inner, text]) {
        const [reader, owner] = [
          await ask('cleo', await asked(id, mine)),
          await ask('ana', await asked(id, mine)),
        ];
        expect([call, reader.status]).toEqual([call, owner.status]);
      }
    expect(Object.values(await statuses()).every((all) => all.includes(200))).toBe(true);

    await room.call('ana', `items/${inner.id}/move`, { method: 'PUT' });
    expect(await statuses()).toEqual(none);
  });
});
