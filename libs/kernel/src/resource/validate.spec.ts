import { masterData } from '../access/access.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { field, gte, is, not, isEmpty } from '../tree/expression.ts';
import { f } from '../field/f.ts';
import { defineResource } from './define.ts';
import { sampleOf } from './sample.ts';
import { validate } from './validate.ts';

const item = defineResource('item', {
  module: 'm',
  label: ['Item', 'Items'],
  parent: 'bill',
  fields: { name: f.text({ required: true }), amount: f.money({ level: 'basic', required: true, min: '0' }) },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('P'),
});
const bill = defineResource('bill', {
  module: 'm',
  label: ['Bill', 'Bills'],
  fields: {
    number: f.series('B-{seq:5}'),
    customer: f.text({ required: true, max: 10 }),
    kind: f.choice({ CASH: 'Cash', CREDIT: 'Credit' }, { required: true, default: 'CASH' }),
    due: f.date(),
    issued: f.date({ default: 'today', required: true }),
    state: f.choice({ OPEN: 'Open', PAID: 'Paid' }, { required: true }),
    total: f.computed({ as: 'money', value: field('customer') }),
    paid: f.flag({ readOnly: true }),
    address: f.group({ city: f.text({ required: true }), zip: f.text({ max: 5 }) }),
    items: f.lines('item', { min: 1 }),
    tags: f.choices({ A: 'a', B: 'b' }),
  },
  title: 'customer',
  list: { columns: ['customer'] },
  lifecycle: { field: 'state', initial: 'OPEN', transitions: {} },
  conditions: {
    due: { visible: is('kind', 'CREDIT'), required: is('kind', 'CREDIT') },
    customer: { readOnly: not(isEmpty('due')) },
  },
  checks: [
    { key: 'order', holds: gte(field('due'), field('issued')), message: 'Due before issue', field: 'due' },
  ],
  access: masterData('P'),
});
const catalogue = createCatalogue({
  resources: [bill, item],
  reports: [],
  documents: [],
  screens: [],
  privileges: [],
  menu: [],
});
const context = { today: '2026-02-03', locale: 'en', dateOrder: 'DMY' } as const;
const create = (input: unknown) => validate(bill, input, { mode: 'create', catalogue, context });
const update = (input: unknown, current: Readonly<Record<string, unknown>>) =>
  validate(bill, input, { mode: 'update', catalogue, context, current });
const codes = ({ problems }: ReturnType<typeof validate>) =>
  problems.map((problem) => [problem.field, problem.code]);

const line = { name: 'Pen', amount: '1.5' };
const stored = {
  id: 4,
  version: 2,
  archived: false,
  customer: 'Ali',
  kind: 'CASH',
  due: null,
  issued: '2026-02-01',
  state: 'OPEN',
  paid: false,
  address: { city: 'Lahore', zip: null },
  items: [{ id: 9, name: 'Pen', amount: '1.50' }],
  tags: [],
};

describe('validate', () => {
  it('fills defaults and gives stored forms', () => {
    const { values, problems } = create({ customer: ' Ali ', items: [line] });
    expect(problems).toEqual([]);
    expect(values).toEqual({
      customer: 'Ali',
      kind: 'CASH',
      due: null,
      issued: '2026-02-03',
      state: 'OPEN',
      paid: false,
      address: { city: null, zip: null },
      items: [{ name: 'Pen', amount: '1.50' }],
      tags: [],
    });
  });

  it('names what is missing, unknown, wrong and closed, with texts', () => {
    const result = create({
      customer: '  ',
      nope: 1,
      kind: 'X',
      state: 'PAID',
      number: 'B-1',
      paid: true,
      id: 3,
    });
    expect(codes(result)).toEqual([
      ['nope', 'unknown'],
      ['id', 'readOnly'],
      ['number', 'readOnly'],
      ['kind', 'notChoice'],
      ['state', 'readOnly'],
      ['paid', 'readOnly'],
      ['customer', 'required'],
      ['items', 'required'],
    ]);
    expect(result.problems.at(-2)?.message).toBe('Customer is required');
    expect(codes(create([]))).toEqual([['', 'notObject']]);
    expect(
      codes(
        create(
          JSON.parse('{"customer":"a","items":[{"name":"x","amount":1}],"__proto__":1,"constructor":1}'),
        ),
      ),
    ).toEqual([
      ['__proto__', 'unknown'],
      ['constructor', 'unknown'],
    ]);
  });

  it('addresses lines and parts of groups', () => {
    const result = create({
      customer: 'A',
      items: [line, { name: 'x', amount: '-1' }, { amount: 'NaN', bill: 3 }],
      address: { zip: '123456', town: 'x' },
    });
    expect(codes(result)).toEqual(
      [
        ['items[1].amount', 'min'],
        ['items[2].bill', 'unknown'],
        ['items[2].amount', 'notNumber'],
        ['items[2].name', 'required'],
        ['address.zip', 'maxLength'],
        ['address.town', 'unknown'],
      ].sort((a, b) => Number(b[0]?.startsWith('address')) - Number(a[0]?.startsWith('address'))),
    );
    expect(codes(create({ customer: 'A', items: [line], address: { zip: '1' } }))).toEqual([
      ['address.city', 'required'],
    ]);
  });

  it('obeys conditions and checks', () => {
    expect(codes(create({ customer: 'A', kind: 'CREDIT', items: [line] }))).toEqual([['due', 'required']]);
    const early = create({ customer: 'A', kind: 'CREDIT', due: '2026-02-02', items: [line] });
    expect(early.problems.find(({ field: at }) => at === 'due')).toMatchObject({
      code: 'check',
      message: 'Due before issue',
    });
  });

  it('changes only what is given and takes a row back as it was given', () => {
    expect(update({ kind: 'CREDIT', due: '2026-03-01' }, stored)).toEqual({
      values: { kind: 'CREDIT', due: '2026-03-01' },
      problems: [],
    });
    expect(codes(update(stored, stored))).toEqual([]);
    expect(codes(update({ customer: null }, stored))).toEqual([['customer', 'required']]);
    expect(codes(update({ kind: 'CREDIT' }, stored))).toEqual([['due', 'required']]);
    expect(codes(update({ customer: 'B' }, { ...stored, due: '2026-03-01' }))).toEqual([
      ['customer', 'readOnly'],
    ]);
    expect(update({ address: { zip: '54000' } }, stored).values).toEqual({ address: { zip: '54000' } });
    expect(update({ items: [{ id: 9, amount: '2' }, line] }, stored).values['items']).toEqual([
      { id: 9, amount: '2.00' },
      { name: 'Pen', amount: '1.50' },
    ]);
    expect(codes(update({ items: [{ id: 8, name: 'x' }] }, stored))).toEqual([
      ['items[0].id', 'notReference'],
    ]);
    expect(codes(update({ items: [] }, stored))).toEqual([['items', 'tooFew']]);
  });

  it('leaves checks over values of the server to the database', () => {
    const checks = [{ key: 'paid', holds: is('paid', true), message: 'Paid', field: 'customer' }];
    const result = validate(
      { ...bill, checks },
      { customer: 'A', items: [line] },
      { mode: 'create', catalogue, context },
    );
    expect(result.problems).toEqual([]);
  });

  it('refuses a changed value of a level that the user may not write', () => {
    const writable = () => false;
    const result = validate(
      bill,
      { ...stored, customer: 'B' },
      { mode: 'update', catalogue, context, current: stored, writable },
    );
    expect(codes(result)).toEqual([['customer', 'readOnly']]);
  });

  it('accepts its own samples', () => {
    for (const n of [0, 1, 7, 123456]) {
      const body = sampleOf(bill, catalogue, n, { ref: () => 1 });
      expect(create({ ...body, kind: 'CASH', due: undefined }).problems).toEqual([]);
    }
  });
});
