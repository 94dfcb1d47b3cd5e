import { call } from '../../../../test/school.ts';
import { sixSignedIn } from '../../../../test/six-people.ts';

/** A report about students sent to a user who sees none: it says so, to that user and to the user sharing it. */
describe('a report of what its reader may not see', () => {
  const six = sixSignedIn();
  let finance = 0;
  beforeAll(async () => {
    const [row] = await six.school.sql.query<{ readonly id: string }>({
      text: `select id from "user" where username = 'finance'`,
      values: [],
    });
    finance = Number(row?.id);
  });

  const body = () => ({
    name: 'Girls',
    question: { of: 'student', columns: [{ path: 'firstName' }] },
    audience: 'CHOSEN',
    people: [finance],
    frequency: 'NEVER',
  });
  const save = (confirm: string | undefined) =>
    call(six.server, '/setup/v1/CustomReports/save', {
      token: six.tokenFor('admin'),
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
      (['finance', 'admin'] as const).map((person) =>
        call(six.server, path, { token: six.tokenFor(person) }),
      ),
    );
    expect([his?.status, his?.body.data['unseen']]).toEqual([200, 'student']);
    expect([hers?.status, hers?.body.data['unseen']]).toEqual([200, undefined]);
  });
});
