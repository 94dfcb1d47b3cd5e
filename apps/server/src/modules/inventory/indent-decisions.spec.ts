import { InventorySchool } from './inventory.fixture.ts';

let at: InventorySchool;
let raiser: number;
let manager: number;
/** The requester's manager, without any privilege on the stores. */
let boss: string;
let asking: number;
let leading: number;

const account = async (name: string, person: number): Promise<number> => {
  const [row] = await at.school.sql.query<{ id: string }>({
    text: `insert into "user" (username, entity_type, first_name, employee_id)
      values ($1, 'EMPLOYEE', $1, $2) returning id`,
    values: [name, person],
  });
  return Number(row?.id);
};

beforeAll(async () => {
  at = await InventorySchool.open();
  [manager = 0, raiser = 0] = await at.school.addEmployees(2, '600000.00');
  await at.school.sql.query({
    text: 'update employee set reporting_manager_id = $2 where id = $1',
    values: [raiser, manager],
  });
  boss = `EMPLOYEE@${manager}`;
  asking = await account('asking', raiser);
  leading = await account('leading', manager);
});
afterAll(() => at.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = boss) =>
  at.school.call(method, `setup/v1/${path}`, body, { as });
const ask = async (item: number, requiredQty: string, as = `EMPLOYEE:InventoryBasics@${raiser}`) => {
  const body = { store: at.store, expectedDate: '2026-08-01', items: [{ storeItem: item, requiredQty }] };
  const { data } = await call('POST', 'Indent/save', body, as);
  return { id: Number(data['id']), line: (data['items'] as { id: number }[])[0]?.id };
};
const toldTo = async (user: number): Promise<string[]> => {
  const rows = await at.school.sql.query<{ message: string }>({
    text: 'select message from notification where user_id = $1 order by id',
    values: [user],
  });
  return rows.map(({ message }) => message);
};
const waiting = async (as = boss): Promise<number> => {
  const { data } = await call('GET', 'view/indentsToDecide', undefined, as);
  return (data['rows'] as readonly object[]).length;
};

describe('indents of somebody who is led', () => {
  it('wait for who leads him, and are told to both, with the person who decided', async () => {
    const item = await at.item('4');
    const [first, second] = [await ask(item, '10'), await ask(item, '1')];
    expect(await toldTo(leading)).toEqual(['indent.asked', 'indent.asked']);
    expect([await waiting(), await waiting(`EMPLOYEE:InventoryBasics@${raiser}`)]).toEqual([2, 0]);
    expect((await at.move('Indent', 'approve', first.id, {}, boss)).data).toMatchObject({
      status: 'PARTIALLY_ISSUED',
      decidedBy: 'Spec',
    });
    const refused = { rejectReason: 'Later' };
    expect((await at.move('Indent', 'reject', second.id, refused, boss)).data).toMatchObject({
      status: 'REJECTED',
      decidedBy: 'Spec',
    });
    expect(await waiting()).toBe(0);
    const [order, [ordered = 0]] = await at.order([[item, '1']]);
    expect((await at.move('Grn', 'post', await at.receipt(order, [[ordered, '1']]))).status).toBe(200);
    expect(await toldTo(asking)).toEqual([
      'indent.approved',
      'indent.issued',
      'indent.rejected',
      'indent.issued',
    ]);
  });

  it('are approved in part by a manager who has no right to the stores, and who gets none', async () => {
    const item = await at.item('4');
    const { id, line } = await ask(item, '3');
    expect((await call('GET', `Indent/get/${id}`)).data).toMatchObject({
      items: [{ _labels: { storeItem: expect.stringMatching(/^Item/) as string } }],
    });
    const less = { id: line, storeItem: item, requiredQty: '3', approvedQty: '2' };
    const changed = await call('PUT', `Indent/update/${id}`, { items: [less] });
    expect(changed.data).toMatchObject({ items: [{ approvedQty: '2.000' }] });
    // What is already in a line may stay there; the decider may not choose other items.
    const other = { storeItem: await at.item('1'), requiredQty: '1' };
    const added = await call('PUT', `Indent/update/${id}`, { items: [less, other] });
    expect([added.status, added.data['errors']]).toMatchObject([
      400,
      [{ field: 'items[1].storeItem', code: 'notReference' }],
    ]);
    const swapped = await call('PUT', `Indent/update/${id}`, {
      items: [{ ...less, storeItem: other.storeItem }],
    });
    expect(swapped.status).toBe(400);
    expect((await call('GET', `StoreItem/get/${item}`)).status).toBe(403);
    expect((await call('GET', `Indent/get/${id}`, undefined, 'EMPLOYEE')).status).toBe(404);
  });

  it('are approved by storekeepers, also their own, whoever else decides', async () => {
    const self = `EMPLOYEE:InventoryManagement@${raiser}`;
    const { id } = await ask(await at.item('4'), '1', self);
    expect((await at.move('Indent', 'approve', id, {}, self)).data).toMatchObject({ status: 'ISSUED' });
  });
});

describe('indents of an employee without any right to the stores', () => {
  const self = () => `EMPLOYEE@${raiser}`;

  it('are raised from what the stores have, without a look into their books', async () => {
    const item = await at.item('7');
    const offered = async (filter: object) =>
      call('GET', `StoreItem/options?filter=${JSON.stringify(filter)}`, undefined, self());
    const { data: there } = await offered({ isActive: true, store: at.store });
    expect(JSON.stringify(there)).toContain(`"id":${item},`);
    // What pickers do not show stays unknown.
    expect((await offered({ avgRate_gt: '1' })).status).toBe(400);
    expect((await call('GET', 'StoreItem/getall', undefined, self())).status).toBe(403);
    expect((await call('GET', `StoreItem/get/${item}`, undefined, self())).status).toBe(403);
    const { id, line } = await ask(item, '2', self());
    expect((await call('GET', `Indent/get/${id}`, undefined, self())).data).toMatchObject({
      raisedBy: raiser,
      manager,
      decider: manager,
      items: [{ id: line, requiredQty: '2.000', approvedQty: null }],
    });
    expect((await call('GET', `Indent/get/${id}`, undefined, 'EMPLOYEE:InventoryManagement')).status).toBe(
      200,
    );
  });

  it('are changed, withdrawn and requested again by nobody else', async () => {
    const [item, other] = [await at.item('7'), await at.item('1')];
    const { id, line } = await ask(item, '2', self());
    const items = [
      { id: line, storeItem: item, requiredQty: '3' },
      { storeItem: other, requiredQty: '1' },
    ];
    expect((await call('PUT', `Indent/update/${id}`, { items }, self())).data).toMatchObject({
      items: [{ requiredQty: '3.000' }, { requiredQty: '1.000' }],
    });
    expect((await at.move('Indent', 'cancel', id, {}, boss)).data).toMatchObject({ code: 'NOT_RAISER' });
    expect((await at.move('Indent', 'approve', id, {}, self())).data).toMatchObject({ code: 'NOT_APPROVER' });
    await at.move('Indent', 'reject', id, { rejectReason: 'Later' }, boss);
    expect((await at.move('Indent', 'resubmit', id, {}, boss)).data).toMatchObject({ code: 'NOT_RAISER' });
    expect((await at.move('Indent', 'resubmit', id, {}, self())).data).toMatchObject({ status: 'PENDING' });
    expect((await at.move('Indent', 'cancel', id, {}, self())).data).toMatchObject({ status: 'CANCELLED' });
  });

  it('need an employee, whom the things are for', async () => {
    const body = {
      store: at.store,
      expectedDate: '2026-08-01',
      items: [{ storeItem: await at.item('1'), requiredQty: '1' }],
    };
    expect((await call('POST', 'Indent/save', body, 'EMPLOYEE')).data).toMatchObject({ code: 'NO_EMPLOYEE' });
    expect((await call('POST', 'Indent/save', body, 'STUDENT')).status).toBe(403);
  });
});
