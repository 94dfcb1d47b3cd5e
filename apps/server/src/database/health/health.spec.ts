import { createCatalogue, defineResource, fieldBuilders, masterData, quoteName } from '@school/kernel';
import type { Catalogue, TableSpec } from '@school/kernel';
import { Client } from 'pg';
import { openEvolving } from '../../../test/evolve.ts';
import type { Evolving } from '../../../test/evolve.ts';
import type { Connection, Statement } from '../../platform/database/database.ts';
import { systemTables } from '../system-tables.ts';
import { catalogueChecks } from './catalogue-checks.ts';
import { runHealthChecks } from './run-checks.ts';
import type { Finding } from './run-checks.ts';
import { tableChecks } from './table-checks.ts';

const f = fieldBuilders<string>();

const receipt = defineResource('feeReceipt', {
  module: 'fees',
  label: ['Receipt', 'Receipts'],
  fields: {
    number: f.series('R-{seq:5}'),
    payer: f.ref('user'),
    amount: f.money({ level: 'finance' }),
  },
  title: 'number',
  list: { columns: ['number'] },
  access: masterData('Fees'),
});
const receiptPart = defineResource('feeReceiptPart', {
  module: 'fees',
  label: ['Part', 'Parts'],
  accountedBy: 'receipt',
  fields: { receipt: f.ref('feeReceipt', { required: true }), name: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  access: { read: ['Fees'] },
});
const receiptTotal = defineResource('feeReceiptTotal', {
  module: 'fees',
  label: ['Total', 'Totals'],
  noHistory: 'Worked out from receipts.',
  fields: { name: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  access: { read: ['Fees'] },
});
const catalogue: Catalogue = createCatalogue({
  resources: [receipt, receiptPart, receiptTotal],
  reports: [],
  documents: [],
  screens: [],
  privileges: [],
  menu: [],
});

const base: TableSpec['columns'] = [
  { name: 'id', type: 'bigint', notNull: true },
  { name: 'version', type: 'integer', notNull: true, default: '1' },
  { name: 'created_by', type: 'bigint' },
  { name: 'updated_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
];
const plain: Pick<TableSpec, 'indexes' | 'checks'> = { indexes: [], checks: [] };
const tables: TableSpec[] = [
  ...systemTables,
  { name: 'user', columns: base, ...plain },
  { name: 'oauth_client', columns: base, ...plain },
  {
    name: 'fee_receipt',
    columns: [
      ...base,
      { name: 'number', type: 'text' },
      { name: 'payer_id', type: 'bigint', references: { table: 'user', onDelete: 'restrict' } },
      { name: 'amount', type: 'numeric(15,2)' },
      { name: 'rate', type: 'numeric' },
    ],
    ...plain,
  },
];
tables.push({
  name: 'fee_receipt_part',
  columns: [
    ...base,
    { name: 'receipt_id', type: 'bigint', references: { table: 'fee_receipt', onDelete: 'cascade' } },
  ],
  ...plain,
});
tables.push({ name: 'fee_receipt_total', columns: base, ...plain });
const checks = [...tableChecks(tables), ...catalogueChecks(catalogue)];

const connectionOf = (client: Client): Connection => ({
  query: async <T extends object>({ text, values = [] }: Statement) =>
    (await client.query<T>(text, [...values])).rows,
  repository: () => {
    throw new Error('The checks read tables, not records.');
  },
});

describe('the health checks', () => {
  let school: Evolving;
  beforeAll(async () => {
    school = await openEvolving();
    await school.evolve(tables);
    await school.client.query(`
      INSERT INTO "user" DEFAULT VALUES;
      INSERT INTO fee_receipt (number, payer_id, amount, rate, created_by) VALUES ('R-00001', 1, 10.50, 1.5, 1);
      INSERT INTO fee_receipt_part (receipt_id, created_by, updated_at)
        SELECT id, 1, updated_at FROM fee_receipt;
      INSERT INTO fee_receipt_total (version, created_by) VALUES (2, 1);
      INSERT INTO series_counter (series, prefix, last) VALUES ('feeReceipt.number', 'R-', 1);
      INSERT INTO audit_entry (at, resource, record_id, verb)
        SELECT updated_at, 'feeReceipt', id, 'create' FROM fee_receipt`);
  });
  afterAll(() => school.close());

  const run = (): Promise<readonly Finding[]> => runHealthChecks(connectionOf(school.client), checks);

  it('find nothing in sound rows', async () => {
    expect(await run()).toEqual([]);
  });

  it.each([
    [
      'orphans fee_receipt.payer_id',
      `SET LOCAL session_replication_role = replica; UPDATE fee_receipt SET payer_id = 77`,
    ],
    ['amounts fee_receipt', `UPDATE fee_receipt SET amount = 'NaN'`],
    ['amounts fee_receipt', `UPDATE fee_receipt SET rate = 'NaN'`],
    [
      'identity fee_receipt.id',
      `SET LOCAL session_replication_role = replica; UPDATE fee_receipt SET id = 5;
       UPDATE fee_receipt_part SET receipt_id = 5;
       UPDATE audit_entry SET record_id = 5`,
    ],
    ['protection audit_entry', 'ALTER TABLE audit_entry DISABLE TRIGGER append_only'],
    ['audit feeReceipt', `UPDATE fee_receipt SET updated_at = updated_at + interval '1 second'`],
    ['audit feeReceiptPart', `UPDATE fee_receipt_part SET updated_at = updated_at + interval '1 second'`],
    ['series feeReceipt.number', `UPDATE fee_receipt SET number = 'R-00002'`],
  ])('%s finds one wrong row', async (name, corruption) => {
    await school.client.query('BEGIN');
    try {
      await school.client.query(corruption);
      expect(await run()).toEqual([expect.objectContaining({ name, count: 1 })]);
    } finally {
      await school.client.query('ROLLBACK');
    }
  });

  it('find the same for a user who may not ask files for their size', async () => {
    await school.client.query('BEGIN');
    try {
      const { rows } = await school.client.query<{ schema: string }>('SELECT current_schema() AS schema');
      const schema = quoteName(String(rows[0]?.schema));
      await school.client.query(`
        UPDATE fee_receipt SET amount = 'NaN';
        CREATE ROLE plain_reader;
        GRANT USAGE ON SCHEMA ${schema} TO plain_reader;
        GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO plain_reader;
        GRANT SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO plain_reader;
        SET LOCAL ROLE plain_reader;
        SAVEPOINT before_asking`);
      await expect(
        school.client.query(`SELECT pg_stat_file(pg_relation_filepath('fee_receipt'), true)`),
      ).rejects.toThrow('permission denied');
      await school.client.query('ROLLBACK TO before_asking');
      expect(await run()).toEqual([expect.objectContaining({ name: 'amounts fee_receipt', count: 1 })]);
    } finally {
      await school.client.query('ROLLBACK');
    }
  });
});
