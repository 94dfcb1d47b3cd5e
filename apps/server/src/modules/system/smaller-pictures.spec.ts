import sharp from 'sharp';
import { School, call, tokenOf } from '../../../test/school.ts';
import { uploadBody } from '../drive/drive.fixture.ts';

/** A picture with as much detail as a photo, so that it does not compress away; portrait once it is the right way up. */
const photo = (): Promise<Buffer> => {
  const [width, height] = [1600, 1200];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7919 + ((at * at) >> 7)) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
};

describe('a stored picture', () => {
  let school: School;
  let token: string;
  let server: Awaited<ReturnType<School['server']>>;
  let id: number;
  let size: number;
  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    await school.addUser({ username: 'other', entityType: 'EMPLOYEE' });
    token = await tokenOf(server, 'admin');
    const sent = await uploadBody('day.jpg', await photo());
    const answer = await call(server, '/setup/v1/files', { token, method: 'POST', ...sent });
    ({ id, size } = answer.body.data as unknown as { id: number; size: number });
  });
  afterAll(() => school.close());

  const get = (query: string, bearer = token) =>
    server.inject({
      url: `/api/setup/v1/files/${id}${query}`,
      headers: { authorization: `Bearer ${bearer}` },
    });

  it('is given as it was stored where nothing else is asked', async () => {
    const { headers, rawPayload } = await get('');
    expect([headers['content-type'], rawPayload.length]).toEqual(['image/jpeg', size]);
  });

  it.each([
    ['small', 240, 320],
    ['large', 960, 1280],
  ])('is given %s: %d by %d, the right way up and much lighter', async (name, width, height) => {
    for (const payload of [
      (await get(`?size=${name}`)).rawPayload,
      (await get(`?size=${name}`)).rawPayload,
    ]) {
      const { format, orientation, ...found } = await sharp(payload).metadata();
      expect([format, found.width, found.height, orientation]).toEqual(['webp', width, height, undefined]);
      expect(payload.length).toBeLessThan(size / 2);
    }
  });

  it('is no other to whoever may not see it', async () => {
    const other = await tokenOf(server, 'other');
    expect((await get('?size=small', other)).statusCode).toBe(404);
  });

  it('has two sizes beside its own', async () => {
    expect((await get('?size=huge')).statusCode).toBe(400);
  });

  it('is given as it is where nobody can draw it', async () => {
    const spoilt = await photo();
    spoilt.fill(0x55, Math.floor(spoilt.length / 4), Math.floor(spoilt.length / 2));
    const sent = await uploadBody('spoilt.jpg', spoilt);
    const answer = await call(server, '/setup/v1/files', { token, method: 'POST', ...sent });
    const kept = answer.body.data as unknown as { id: number; size: number };
    const { statusCode, rawPayload } = await server.inject({
      url: `/api/setup/v1/files/${kept.id}?size=large`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, statusCode, rawPayload.length]).toEqual([201, 200, kept.size]);
  });

  it('is given as it is where it is light already, and a paper always', async () => {
    const light = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ccd' } })
      .png()
      .toBuffer();
    for (const [name, bytes] of [
      ['light.png', light],
      ['paper.pdf', Buffer.from(`%PDF-1.4\n${'%'.repeat(80_000)}\n%%EOF\n`)],
    ] as const) {
      const sent = await uploadBody(name, bytes);
      const answer = await call(server, '/setup/v1/files', { token, method: 'POST', ...sent });
      const kept = answer.body.data as unknown as { id: number; size: number; type: string };
      const { headers, rawPayload } = await server.inject({
        url: `/api/setup/v1/files/${kept.id}?size=small`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([headers['content-type'], rawPayload.length]).toEqual([kept.type, kept.size]);
    }
  });
});
