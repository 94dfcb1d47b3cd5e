import { InventorySchool, keeper } from './inventory.fixture.ts';

let at: InventorySchool;
/** The requester, two possible managers, and two possible persons in charge of the store. */
let [raiser, first, second, inCharge, successor]: number[] = [];
let storekeeper: number;

const accountOf = async (person: number): Promise<number> => {
  const [row] = await at.school.sql.query<{ id: string }>({
    text: `insert into "user" (username, entity_type, first_name, employee_id)
      values ($1, 'EMPLOYEE', $1, $2) returning id`,
    values: [`person ${person}`, person],
  });
  return Number(row?.id);
};

beforeAll(async () => {
  at = await InventorySchool.open();
  [raiser = 0, first = 0, second = 0, inCharge = 0, successor = 0] = await at.school.addEmployees(5, '1.00');
  for (const person of [raiser, first, second, inCharge, successor]) await accountOf(person);
  const [row] = await at.school.sql.query<{ id: string }>({
    text: `with u as (insert into "user" (username, entity_type, first_name) values ('keeper', 'EMPLOYEE', 'Keeper') returning id)
      insert into user_privilege (user_id, privilege, effect) select id, 'InventoryManagement', 'GRANT' from u
      returning user_id as id`,
  });
  storekeeper = Number(row?.id);
});
afterAll(() => at.close());

beforeEach(async () => {
  await at.school.sql.query({ text: `delete from notification` });
  await at.school.sql.query({ text: `update indent set status = 'CANCELLED' where status = 'PENDING'` });
  await lead(raiser, first);
  await decideBy('REPORTING_MANAGER');
  await charge(inCharge);
});

const lead = (person: number | undefined, reportingManager: number | undefined) =>
  at.school.data('PUT', `setup/v1/EmployeeDetails/update/${person}`, { reportingManager });
const decideBy = (approvers: string) =>
  at.school.data('PUT', 'setup/v1/IndentSettings/update', { approvers });
const charge = (person: number | null | undefined) =>
  at.school.data('PUT', `setup/v1/Store/update/${at.store}`, { inCharge: person });
const ask = async (): Promise<number> => {
  const items = [{ storeItem: await at.item('9'), requiredQty: '1' }];
  const body = { store: at.store, expectedDate: '2026-08-01', items };
  const as = `EMPLOYEE:InventoryBasics@${raiser}`;
  return Number((await at.school.call('POST', 'setup/v1/Indent/save', body, { as })).data['id']);
};

/** Who is notified that an indent is waiting: employees, and `stores` for the storekeeper; each once per notification. */
const told = async (): Promise<readonly unknown[]> => {
  const rows = await at.school.sql.query<{ user: number; employee: number | null }>({
    text: `select u.id::float8 as user, u.employee_id::float8 as employee from notification n join "user" u on u.id = n.user_id
      where n.message = 'indent.asked' order by n.id`,
  });
  await at.school.sql.query({ text: 'delete from notification' });
  return rows.map(({ user, employee }) => (user === storekeeper ? 'stores' : employee));
};
const rowsOf = async (view: string, as: string): Promise<number> => {
  const { data } = await at.school.call('GET', `setup/v1/view/${view}`, undefined, { as });
  return (data['rows'] as readonly object[]).length;
};
/** Employees who see an indent waiting on their first page, and `stores` if it waits for the storekeepers. */
const waitsFor = async (): Promise<readonly unknown[]> => {
  const people = [first, second, inCharge, successor];
  const found: unknown[] = [];
  for (const person of people) {
    if ((await rowsOf('indentsToDecide', `EMPLOYEE@${person}`)) > 0) found.push(person);
  }
  return (await rowsOf('indentsForStores', keeper)) > 0 ? [...found, 'stores'] : found;
};
/** Those of the four who may decide: they are not refused with `NOT_APPROVER`, nor is the indent hidden from them. */
const mayReject = async (id: number): Promise<readonly unknown[]> => {
  const found: unknown[] = [];
  for (const person of [first, second, inCharge, successor]) {
    const answer = await at.move('Indent', 'reject', id, { rejectReason: 'No' }, `EMPLOYEE@${person}`);
    if (answer.status !== 200) continue;
    found.push(person);
    await at.move('Indent', 'resubmit', id);
  }
  await at.school.sql.query({ text: 'delete from notification' });
  return found;
};

const seen = async (id: number) => [await told(), await waitsFor(), await mayReject(id)];

describe('whoever decides an indent', () => {
  it.each(['REPORTING_MANAGER', 'STORE_IN_CHARGE', 'PRIVILEGED'])(
    'is told of it, has it waiting and alone decides, under %s',
    async (approvers) => {
      await decideBy(approvers);
      const one = { REPORTING_MANAGER: first, STORE_IN_CHARGE: inCharge }[approvers];
      const deciders = one === undefined ? [] : [one];
      const id = await ask();
      expect(await seen(id)).toEqual([[one ?? 'stores'], [one ?? 'stores'], deciders]);
    },
  );

  it('is a storekeeper where nobody is in charge of the store', async () => {
    await decideBy('STORE_IN_CHARGE');
    await charge(null);
    expect(await seen(await ask())).toEqual([['stores'], ['stores'], []]);
  });

  it('is the new manager once the one who asked is led by another one, who is told', async () => {
    const id = await ask();
    expect(await told()).toEqual([first]);
    await lead(raiser, second);
    expect(await seen(id)).toEqual([[second], [second], [second]]);
    expect((await at.get('Indent', id))['manager']).toBe(second);
    const lines = await at.school.data<readonly { changes: readonly object[] }[]>(
      'GET',
      `setup/v1/Indent/history/${id}`,
    );
    const changes = lines.flatMap((line) => line.changes);
    expect(changes).toContainEqual({ field: 'manager', old: first, new: second });
    expect(changes).toContainEqual({ field: 'decider', old: first, new: second });
  });

  it('is whoever is put in charge of the store, where that one decides', async () => {
    await decideBy('STORE_IN_CHARGE');
    const id = await ask();
    await told();
    await charge(successor);
    expect(await seen(id)).toEqual([[successor], [successor], [successor]]);
  });

  it('is another one once the settings say so', async () => {
    const id = await ask();
    await told();
    await decideBy('STORE_IN_CHARGE');
    expect(await seen(id)).toEqual([[inCharge], [inCharge], [inCharge]]);
  });

  it('stays where something else is changed, and nobody is told twice', async () => {
    await ask();
    await told();
    await at.school.data('PUT', `setup/v1/EmployeeDetails/update/${raiser}`, { lastName: 'Other' });
    await decideBy('REPORTING_MANAGER');
    await charge(successor);
    expect(await told()).toEqual([]);
  });

  it('stays the one who has decided', async () => {
    const id = await ask();
    await at.move('Indent', 'approve', id, {}, `EMPLOYEE@${first}`);
    await told();
    await lead(raiser, second);
    expect([await told(), (await at.get('Indent', id))['manager']]).toEqual([[], first]);
  });

  it('is a storekeeper once whoever is in charge of the store has left', async () => {
    await decideBy('STORE_IN_CHARGE');
    await charge(successor);
    const id = await ask();
    expect(await told()).toEqual([successor]);
    const leaving = { leavingDate: '2026-07-10', leavingReason: 'Moved away' };
    expect((await at.move('EmployeeDetails', 'leave', Number(successor), leaving)).status).toBe(200);
    expect(await seen(id)).toEqual([['stores'], ['stores'], []]);
  });

  it('may delete it, as the one who asked may, while it is open (INV-8)', async () => {
    const remove = async (id: number, as: string) =>
      (await at.school.call('DELETE', `setup/v1/Indent/delete/${id}`, undefined, { as })).status;
    const id = await ask();
    expect(await remove(id, `EMPLOYEE@${second}`)).toBe(404);
    expect(await remove(id, `EMPLOYEE@${first}`)).toBe(200);
    const decided = await ask();
    await at.move('Indent', 'approve', decided);
    expect(await remove(decided, `EMPLOYEE@${first}`)).toBe(409);
  });
});
