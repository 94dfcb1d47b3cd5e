import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { call } from '../../../../test/school.ts';
import type { School } from '../../../../test/school.ts';
import { openWithSix } from '../../../../test/six-people.ts';
import type { SixPerson } from '../../../../test/six-people.ts';

/** A report about students sent to a user who sees none: it says so, to that user and to the user sharing it. */
describe('a report of what its reader may not see', () => {
  let school: School;
  let server: NestFastifyApplication;
  let tokenFor: (person: SixPerson) => string;
  let finance = 0;
  beforeAll(async () => {
    ({ school, server, tokenFor } = await openWithSix());
    const [row] = await school.sql.query<{ readonly id: string }>({
      text: `select id from "user" where username = 'finance'`,
      values: [],
    });
    finance = Number(row?.id);
  });
  afterAll(() => school.close());

  const body = () => ({
    name: 'Girls',
    question: { of: 'student', columns: [{ path: 'firstName' }] },
    audience: 'CHOSEN',
    people: [finance],
    frequency: 'NEVER',
  });
  const save = (confirm: string | undefined) =>
    call(server, '/setup/v1/CustomReports/save', {
      token: tokenFor('admin'),
      body: body(),
      ...(confirm ? { headers: { 'x-confirm': confirm } } : {}),
    });

  it('warns whoever shares it, by name', async () => {
    const { status, body: answer } = await save('ask');
    expect([status, answer.data]).toEqual([
      409,
      expect.objectContaining({ reason: 'unseenReport', params: { names: 'finance', people: 1 } }),
    ]);
  });

  it('tells its reader why there are no rows, and the owner nothing', async () => {
    const saved = await save('agreed');
    expect(saved.status).toBe(201);
    const path = `/setup/v1/report/own-${String(saved.body.data['id'])}`;
    const [his, hers] = await Promise.all(
      (['finance', 'admin'] as const).map((person) => call(server, path, { token: tokenFor(person) })),
    );
    expect([his?.status, his?.body.data['unseen']]).toEqual([200, 'student']);
    expect([hers?.status, hers?.body.data['unseen']]).toEqual([200, undefined]);
  });
});
