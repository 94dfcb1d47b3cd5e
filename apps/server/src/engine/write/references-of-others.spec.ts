import { createCatalogue, defineResource, fieldBuilders } from '@school/kernel';
import type { Access } from '@school/kernel';
import { Shop, problemsOf } from '../../../test/shop.ts';
import type { Answer } from '../../../test/shop.ts';

const f = fieldBuilders<string>();

const open: Access<never> = { read: ['EMPLOYEE'], create: ['EMPLOYEE'], update: ['EMPLOYEE'] };

/** The shop's seller sees only the desks of employee 7. */
const desk = defineResource('desk', {
  module: 'shop',
  label: ['Desk', 'Desks'],
  api: 'setup/v1/Desk',
  fields: { name: f.text({ required: true, max: 60 }), owner: f.int({ required: true }) },
  title: 'name',
  list: { columns: ['name'] },
  access: { ...open, rows: { Sales: 'all', EMPLOYEE: { owner: { $me: 'employee' } as never } } },
});

const ticket = defineResource('ticket', {
  module: 'shop',
  label: ['Ticket', 'Tickets'],
  api: 'setup/v1/Ticket',
  noArchive: true,
  fields: {
    name: f.text({ required: true, max: 60 }),
    owner: f.int(),
    desk: f.ref('desk'),
    watch: f.refs('desk'),
    decider: f.ref('desk', { readOnly: true }),
    state: f.choice({ OPEN: 'Open', HALF: 'Half', DONE: 'Done' }, { default: 'OPEN' }),
    parts: f.lines('ticketPart'),
  },
  title: 'name',
  list: { columns: ['name'] },
  lifecycle: {
    field: 'state',
    initial: 'OPEN',
    transitions: {
      finish: { label: 'Finish', access: ['EMPLOYEE'], from: ['OPEN', 'HALF'], to: 'DONE', or: ['HALF'] },
      hand: {
        label: 'Hand over',
        access: ['EMPLOYEE'],
        from: ['OPEN'],
        to: 'OPEN',
        ask: { decider: f.ref('desk', { required: true }) },
      },
    },
  },
  access: open,
});

const ticketPart = defineResource('ticketPart', {
  module: 'shop',
  label: ['Part', 'Parts'],
  parent: 'ticket',
  fields: {
    desk: f.ref('desk', { filter: { owner: { $field: 'owner' } } }),
    named: f.ref('desk', { filter: { name: { $field: 'name' } } }),
    name: f.text({ max: 60 }),
    decider: f.ref('desk', { readOnly: true }),
  },
  title: 'name',
  list: { columns: ['name'] },
  access: open,
});

const catalogue = createCatalogue({
  resources: [desk, ticket, ticketPart],
  reports: [],
  documents: [],
  screens: [],
  privileges: [],
  menu: [],
});

type Row = Readonly<Record<string, unknown>>;

describe('references to what belongs to others', () => {
  let shop: Shop;
  let own = 0;
  let foreign = 0;
  let entered: number | null = null;
  let ends: unknown;
  beforeAll(async () => {
    shop = await Shop.open(
      {
        ticket: {
          beforeSave: (input, current) => (current ? input : { ...input, decider: entered }),
          transitions: { finish: () => ({ state: ends }) },
        },
      },
      catalogue,
      'tickets_1',
    );
    own = await shop.add('desk', { name: 'Mine', owner: 7 });
    foreign = await shop.add('desk', { name: 'Theirs', owner: 8 });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    entered = null;
    ends = undefined;
  });

  const save = (values: object): Promise<Answer> =>
    shop.post('Ticket/save', { name: 'T', ...values }, 'seller');
  const made = async (values: object = {}): Promise<number> => {
    const { status, data } = await save(values);
    expect(status).toBe(201);
    return Number((data as Row)['id']);
  };

  it('are made by the server where the caller has no say', async () => {
    entered = foreign;
    expect((await save({})).data).toMatchObject({ decider: foreign });
  });

  it('are not made by a caller, in a new record, in a change, in a list or in a line', async () => {
    const id = await made();
    const change = (values: object) => shop.put(`Ticket/update/${id}`, values, 'seller');
    for (const write of [save, change]) {
      expect(problemsOf(await write({ desk: foreign }))).toEqual(['desk:notReference']);
      expect(problemsOf(await write({ watch: [own, foreign] }))).toEqual(['watch:notReference']);
      expect(problemsOf(await write({ owner: 8, parts: [{ desk: foreign }] }))).toEqual([
        'parts[0].desk:notReference',
      ]);
      expect(problemsOf(await write({ decider: foreign }))).toEqual(['decider:readOnly']);
      expect(problemsOf(await write({ parts: [{ decider: own }] }))).toEqual(['parts[0].decider:readOnly']);
    }
    expect((await change({ desk: own, watch: [own] })).data).toMatchObject({ desk: own, watch: [own] });
  });

  it('are not made by an answer to a question either, which stands in a field of the server', async () => {
    const id = await made();
    const hand = (decider: number) => shop.post(`Ticket/transition/hand/${id}`, { decider }, 'seller');
    expect(problemsOf(await hand(foreign))).toEqual(['decider:notReference']);
    expect((await hand(own)).data).toMatchObject({ decider: own });
  });

  it('of a line are those that the record around it asks for', async () => {
    expect(problemsOf(await save({ owner: 8, parts: [{ desk: own }] }))).toEqual([
      'parts[0].desk:notReference',
    ]);
    const id = await made({ owner: 7, parts: [{ desk: own }] });
    const parts = [{ desk: own }, { desk: own }];
    expect((await shop.put(`Ticket/update/${id}`, { parts }, 'seller')).status).toBe(200);
  });

  it('of a line that has the field itself are not asked by the record around it', async () => {
    expect((await save({ name: 'Theirs', parts: [{ named: own, name: 'Mine' }] })).status).toBe(201);
    const lacking = [{ named: own, name: 'Theirs' }, { named: own }];
    for (const part of lacking) {
      expect(problemsOf(await save({ name: 'Mine', parts: [part] }))).toEqual([
        'parts[0].named:notReference',
      ]);
    }
  });

  it.each([
    ['HALF', 'HALF'],
    ['DONE', 'DONE'],
    ['OPEN', 'DONE'],
    [undefined, 'DONE'],
  ])('a move whose behaviour finds %s ends in %s', async (found, state) => {
    const id = await made();
    ends = found;
    expect((await shop.post(`Ticket/transition/finish/${id}`, {}, 'seller')).data).toMatchObject({ state });
  });
});
