import { call, tokenOf } from '../../../test/school.ts';
import { Classroom } from '../assignments/classroom.fixture.ts';
import { uploadBody } from '../drive/drive.fixture.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const albums = '../../collab/v1/gallery';
const documents = '../../collab/v1/document';

/** Routes R265 to R267; GAL-1, GAL-4, GDC-1 and GDC-2 of the domain reference. */
describe('albums and shared documents', () => {
  let room: Classroom;
  beforeAll(async () => {
    room = await Classroom.open();
    await room.addStaff('head', ['GalleryManagement']);
  });
  afterAll(() => room.close());

  const upload = async (who: string): Promise<number> => {
    const token = await tokenOf(room.server, who);
    const sent = await uploadBody('day.png', pixel);
    const answer = await call(room.server, '/setup/v1/files', { token, method: 'POST', ...sent });
    return Number((answer.body.data as unknown as { id: number }).id);
  };
  const notices = async (who: string): Promise<readonly string[]> =>
    (
      await room.school.sql.query<{ link: string }>({
        text: `select n.link from notification n join "user" u on u.id = n.user_id where u.username = $1`,
        values: [who],
      })
    ).map(({ link }) => link);
  const album = async (name: string, photos: number): Promise<{ id: number; files: readonly number[] }> => {
    const files: number[] = [];
    while (files.length < photos) files.push(await upload('head'));
    const id = await room.save('head', albums, {
      name,
      date: '2026-05-01',
      batches: [room.id('A')],
      photos: files.map((photo) => ({ photo })),
    });
    return { id, files };
  };
  const publish = (id: number) => room.send('head', 'POST', `${albums}/transition/publish/${id}`, {});

  it('are seen, with their files, by those whom they are for, once they are published (GAL-1)', async () => {
    const { id, files } = await album('Sports day', 2);
    expect((await room.send('ali', 'GET', `${albums}/get/${id}`)).status).toBe(404);
    expect((await room.send('ali', 'GET', `files/${files[0]}`)).status).toBe(404);
    expect((await publish(id)).status).toBe(200);
    for (const [who, sees] of Object.entries({
      ali: true,
      mother: true,
      teacherA: true,
      carl: false,
      teacherB: false,
    })) {
      expect([who, (await room.send(who, 'GET', `${albums}/get/${id}`)).status]).toEqual([
        who,
        sees ? 200 : 404,
      ]);
      expect([who, (await room.send(who, 'GET', `files/${files[1]}`)).status]).toEqual([
        who,
        sees ? 200 : 404,
      ]);
      expect([who, (await notices(who)).includes(`/galleries/${id}`)]).toEqual([who, sees]);
    }
    await room.send('head', 'POST', `${albums}/transition/takeBack/${id}`, {});
    expect((await room.send('mother', 'GET', `files/${files[0]}`)).status).toBe(404);
    expect((await room.send('ali', 'POST', `${albums}/save`, { name: 'x', date: '2026-05-01' })).status).toBe(
      403,
    );
  });

  describe('a photo that names students (GAL-2)', () => {
    const ali = () => room.id('ali');
    const student = async (values: object, headers: Readonly<Record<string, string>> = {}) => {
      const token = await tokenOf(room.server, 'admin');
      const path = `/setup/v1/studentEntity/update/${ali()}`;
      return call(room.server, path, { token, method: 'PUT', body: values, headers });
    };
    const tagged = async (id: number): Promise<unknown> => {
      const { data } = await room.send('head', 'GET', `${albums}/get/${id}`);
      return (data as unknown as { photos: readonly { students: unknown }[] }).photos.map(
        ({ students }) => students,
      );
    };
    const named = async (who: string): Promise<readonly unknown[]> => {
      const { data } = await room.send(who, 'GET', `view/photosOfStudent?student=${ali()}`);
      return (data as unknown as { rows: readonly { title: unknown }[] }).rows.map(({ title }) => title);
    };

    it('is found by the family, and by nobody who does not see the album', async () => {
      const file = await upload('head');
      const photos = [{ photo: file, title: 'First prize', students: [ali()] }];
      const id = await room.save('head', albums, {
        name: 'Prizes',
        date: '2026-05-02',
        batches: [room.id('A')],
        photos,
      });
      expect(await named('mother')).toEqual([]);
      await publish(id);
      expect(await named('mother')).toEqual(['First prize']);
      expect(await named('ali')).toEqual(['First prize']);
      expect((await room.send('carl', 'GET', `view/photosOfStudent?student=${ali()}`)).status).toBe(404);
      // Who is in a photo is shown only to their own family, though others see the photo itself.
      const asked = await room.send('bina', 'GET', `view/photosOfStudent?student=${ali()}`);
      expect(asked.status).toBe(404);
      expect(await tagged(id)).toEqual([[ali()]]);
      const { data } = await room.send('mother', 'GET', `${albums}/get/${id}`);
      expect((data as unknown as { photos: readonly object[] }).photos[0]).not.toHaveProperty('students');
    });

    it('is not taken where the family has refused, and no longer names whoever withdraws', async () => {
      const file = await upload('head');
      const photos = [{ photo: file }, { photo: await upload('head'), students: [ali()] }];
      const id = await room.save('head', albums, { name: 'Harvest', date: '2026-05-03', photos });
      const asked = await student({ photoConsent: 'REFUSED' }, { 'X-Confirm': 'ask' });
      expect([asked.status, asked.body.data]).toMatchObject([
        409,
        { code: 'CONFIRM', reason: 'photosOfStudent', params: { photos: 2, albums: 'Harvest, Prizes' } },
      ]);
      expect(await tagged(id)).toEqual([[], [ali()]]);
      expect((await student({ photoConsent: 'REFUSED' }, { 'X-Confirm': 'agreed' })).status).toBe(200);
      expect(await tagged(id)).toEqual([[], []]);
      expect(await named('mother')).toEqual([]);
      const refused = await room.send('head', 'POST', `${albums}/save`, {
        name: 'Snow',
        date: '2026-05-04',
        photos,
      });
      expect([refused.status, refused.data]).toMatchObject([
        409,
        { code: 'NO_CONSENT', errors: [{ field: 'photos[1].students' }] },
      ]);
      const history = await room.school.sql.query<{ changes: unknown }>({
        text: `select changes from audit_entry where resource = 'galleryPhoto' and changes ? 'students' order by id`,
      });
      expect(history.at(-1)?.changes).toEqual({ students: [[ali()], []] });
      await student({ photoConsent: 'GIVEN' });
    });
  });

  it('are published with photos alone, and deleted with them only by whoever says so (GAL-4)', async () => {
    const empty = await album('Nothing yet', 0);
    expect((await publish(empty.id)).status).toBe(409);
    const { id } = await album('Spring concert', 1);
    expect((await room.send('head', 'DELETE', `${albums}/delete/${id}`)).status).toBe(409);
    const token = await tokenOf(room.server, 'head');
    const agreed = await call(room.server, `/collab/v1/gallery/delete/${id}`, {
      token,
      method: 'DELETE',
      headers: { 'x-confirm': 'agreed' },
    });
    expect(agreed.status).toBe(200);
  });

  it.each([
    ['https://docs.google.com/document/d/1', 201],
    ['https://school.sharepoint.com/x', 201],
    ['http://docs.google.com/document/d/1', 400],
    ['http://10.0.0.5/a', 400],
    ['https://10.0.0.5/a', 400],
    ['https://localhost/a', 400],
    ['https://docs.google.com.evil.example/a', 400],
    ['https://evildocs.google.com.example/', 400],
    ['https://user@docs.google.com/a', 400],
    ['javascript:alert(1)', 400],
    ['data:text/html,x', 400],
  ])('keep links to known services alone: %s (GDC-1)', async (url, status) => {
    const answer = await room.send('clerk', 'POST', `${documents}/save`, {
      title: 'Plan',
      source: 'LINK',
      url,
    });
    expect([answer.status, status === 201 || answer.text.includes('"url"')]).toEqual([status, true]);
  });

  it('are changed by their owner alone and opened by those whom they are for (GDC-2)', async () => {
    const url = 'https://docs.google.com/document/d/2';
    const id = await room.save('teacherA', documents, {
      title: 'Notes',
      source: 'LINK',
      url,
      batches: [room.id('A')],
    });
    const open = (who: string) =>
      room.send(who, 'POST', `${documents}/action/open`, { ids: [id], input: {} });
    expect((await open('ali')).text).toContain(url);
    expect((await open('carl')).status).toBe(404);
    expect(await notices('mother')).toContain(`/google_docs/${id}`);
    expect((await room.send('ali', 'PUT', `${documents}/update/${id}`, { title: 'x' })).status).toBe(403);
    expect((await room.send('teacherB', 'PUT', `${documents}/update/${id}`, { title: 'x' })).status).toBe(
      404,
    );
    const wrong = await room.send('teacherA', 'PUT', `${documents}/update/${id}`, {
      url: 'https://other.example/',
    });
    expect(wrong.status).toBe(400);
    const file = await upload('teacherA');
    const turned = await room.send('teacherA', 'PUT', `${documents}/update/${id}`, {
      source: 'UPLOAD',
      file,
    });
    expect(turned.data).toMatchObject({ url: null });
  });
});
