import { masterData } from '../access/access.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { field, gte, is } from '../tree/expression.ts';
import { f } from '../field/f.ts';
import { defineResource } from '../resource/define.ts';
import type { AnyResource } from '../resource/definition.ts';
import { schemaName, shortHash } from './name.ts';
import { resolvePath } from '../resource/paths.ts';
import { detailsExpression, searchExpression } from './search.ts';
import { joinTablesOf, tableOf } from './table-of.ts';

const common = {
  module: 'm',
  label: ['A', 'B'],
  title: 'name',
  list: { columns: [], sort: 'name' },
  access: masterData('P'),
} as const;
const line: AnyResource = defineResource('billLine', {
  ...common,
  parent: 'bill',
  noArchive: true,
  fields: { name: f.text({ required: true, unique: true }) },
});
const bill: AnyResource = defineResource('bill', {
  ...common,
  was: 'invoice',
  custom: 'BILL',
  fields: {
    name: f.text({
      required: true,
      unique: true,
      keptByArchived: true,
      search: true,
      max: 50,
      was: 'title',
    }),
    customer: f.ref('customer', { required: true }),
    status: f.choice({ OPEN: 'Open', PAID: 'Paid' }, { index: true }),
    address: f.group({ city: f.text({ search: true }) }),
    from: f.date(),
    to: f.date({ required: true }),
    tags: f.refs('tag'),
    lines: f.lines('billLine'),
    customerName: f.lookup({ via: 'customer', field: 'address.city', as: 'text' }),
  },
  conditions: { to: { visible: is('status', 'PAID') } },
  unique: [{ fields: ['customer', 'status'], where: is('status', 'OPEN') }],
  checks: [
    { key: 'order', holds: gte(field('to'), field('from')), message: 'Order', field: 'to' },
    { key: 'elsewhere', holds: is('customerName', 'x'), message: 'Elsewhere', field: 'to' },
  ],
  noOverlap: [{ key: 'periods', fields: ['customer'], from: 'from', to: 'to' }],
});
const customer: AnyResource = defineResource('customer', {
  ...common,
  fields: {
    name: f.text(),
    address: f.group({ city: f.text() }),
    head: f.ref('customer'),
    open: f.rollup({ of: 'bill', via: 'customer', fn: 'count', where: { status: 'OPEN' } }),
    headed: f.rollup({ of: 'customer', via: 'head', fn: 'count' }),
  },
});
const catalogue = createCatalogue({
  resources: [bill, line, customer],
  reports: [],
  documents: [],
  screens: [],
  privileges: [],
  menu: [],
});

describe('tableOf', () => {
  it('gives a reference that figures count by an index with all that they ask for', () => {
    const indexed = (resource: AnyResource): unknown =>
      tableOf(resource, catalogue).indexes.map(({ on }) => on);
    expect(indexed(bill)).toContainEqual(['customer_id', 'status']);
    expect(indexed(bill)).not.toContainEqual(['customer_id']);
    expect(indexed(customer)).toContainEqual(['head_id']);
  });

  it('gives columns, indexes and checks', () => {
    const table = tableOf(bill);
    expect(table.was).toBe('invoice');
    expect(
      table.columns.map(
        ({ name, notNull, was }) => `${name}${notNull ? '!' : ''}${was ? ` was ${was}` : ''}`,
      ),
    ).toEqual([
      'id!',
      'name! was title',
      'customer_id!',
      'status',
      'address_city',
      'from',
      'to',
      'details!',
      'version!',
      'archived!',
      'created_at!',
      'created_by',
      'updated_at!',
      'updated_by',
    ]);
    expect(
      table.indexes.map(({ name, on, where }) => [
        name.replace(/[0-9a-f]{8}_key/, 'HASH_key'),
        on.join(', '),
        where,
      ]),
    ).toEqual([
      ['bill_name_key', 'lower(btrim("name"))', '"archived" = false'],
      [
        'bill_customer_id_status_HASH_key',
        'customer_id, lower(btrim("status"))',
        `"archived" = false and ("status" = 'OPEN'::text)`,
      ],
      ['bill_customer_id_idx', 'customer_id', undefined],
      ['bill_status_idx', 'status', undefined],
      ['bill_given_name_idx', 'lower(btrim("name"))', undefined],
      ['bill_sorted_name_id_idx', '("name") COLLATE "und-x-icu", id', undefined],
      ['bill_search_idx', `(${searchExpression(bill) ?? ''}) gin_trgm_ops`, undefined],
      ['bill_details_idx', `(${detailsExpression()}) gin_trgm_ops`, undefined],
    ]);
    expect(table.checks.map(({ sql }) => sql)).toEqual(['("to" >= "from")']);
    expect(table.constraints?.[0]?.sql).toContain(
      `exclude using gist ("customer_id" with =, (case when "to" < "from"`,
    );
  });

  it('counts only some periods where the definition says which', () => {
    const period = { key: 'periods', fields: ['customer'], from: 'from', to: 'to' } as const;
    const only = { ...bill, noArchive: true, noOverlap: [{ ...period, where: is('status', 'OPEN') }] };
    expect(tableOf(only).constraints?.[0]?.sql).toContain(`with &&) where (("status" = 'OPEN'::text))`);
  });

  it('gives a title that is sorted by its parts the index of them, an empty part passed over', () => {
    const person = defineResource('person', {
      ...common,
      fields: {
        first: f.text({ required: true }),
        last: f.text(),
        room: f.text({ natural: true, index: true }),
        name: f.computed({ as: 'text', value: field('first'), sortedBy: ['last', 'first'] }),
      },
    });
    expect(tableOf(person).indexes).toEqual([
      { name: 'person_sorted_room_idx', on: ['("room") COLLATE natural_order'] },
      {
        name: 'person_sorted_name_id_idx',
        on: ['(coalesce("last", "first")) COLLATE "und-x-icu"', '("first") COLLATE "und-x-icu"', 'id'],
      },
    ]);
  });

  it('gives lines a parent and a place', () => {
    const [, parent] = tableOf(line).columns;
    expect(parent).toEqual({
      name: 'bill_id',
      type: 'bigint',
      notNull: true,
      references: { table: 'bill', onDelete: 'cascade' },
    });
    expect(tableOf(line).indexes[0]).toEqual({
      name: 'bill_line_name_key',
      on: ['lower(btrim("name"))'],
      unique: true,
    });
    expect(tableOf(line).indexes[1]?.on).toEqual(['bill_id', 'position']);
  });

  it('gives many references a table of their own', () => {
    expect(
      joinTablesOf(bill).map(({ name, columns }) => [name, ...columns.map((column) => column.name)]),
    ).toEqual([['bill_tags', 'owner_id', 'target_id', 'position']]);
  });
});

describe('names', () => {
  it('are short, stable and different', () => {
    const long = schemaName('a'.repeat(40), 'b'.repeat(40), 'key');
    expect(long).toHaveLength(63);
    expect(long).not.toBe(schemaName('a'.repeat(40), 'b'.repeat(41), 'key'));
    expect(shortHash('')).toBe('811c9dc5');
  });
});

describe('resolvePath', () => {
  it('goes through references, groups and lookups', () => {
    const found = resolvePath(bill, 'customer.head.address.city', catalogue);
    expect(found?.steps.map(({ column }) => column)).toEqual(['customer_id', 'head_id']);
    expect([found?.path, found?.column]).toEqual(['address.city', 'address_city']);
    expect(resolvePath(bill, 'customerName', catalogue)?.steps).toHaveLength(1);
    expect(resolvePath(bill, 'createdBy', catalogue)?.column).toBe('created_by');
  });

  it.each([
    'nope',
    'name.x',
    'customer.nope',
    'toString',
    '__proto__',
    'address.toString',
    'lines.name',
    '',
    'customer..name',
    `customer${'.head'.repeat(9)}`,
  ])('finds nothing at "%s"', (path) => {
    expect(resolvePath(bill, path, catalogue)).toBeUndefined();
  });
});
