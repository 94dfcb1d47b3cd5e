import { setTimeout as delay } from 'node:timers/promises';
import { catalogue } from '@school/resources';
import { jest } from '@jest/globals';
import { createTestDatabase } from '../../../test/database.ts';
import { migratedTemplate } from '../../../test/migrated.ts';
import { Database, createPool, mainInstitute } from '../../platform/database/database.ts';
import { Signals } from '../../platform/signals/signals.ts';
import { CustomFields, customFieldsChange } from './custom-fields.ts';

describe('fields of an institution that a server keeps in memory', () => {
  const employee = catalogue.resource('employee');
  let url: string;
  let drop: () => Promise<void>;
  const servers: { database: Database; signals: Signals; fields: CustomFields }[] = [];

  const start = async () => {
    const database = new Database(createPool(url, 2));
    const server = { database, signals: new Signals(url).hearAtOnce(database) };
    const fields = new CustomFields(server.database);
    fields.hear(server.signals);
    await server.signals.start();
    servers.push({ ...server, fields });
    return { ...server, fields };
  };
  const names = async (fields: CustomFields): Promise<string[]> => {
    const { details } = (await fields.extended(mainInstitute, employee)).fields;
    return details?.type === 'group' ? Object.values(details.fields).map(({ label }) => label ?? '') : [];
  };
  const add = (database: Database, name: string): Promise<void> =>
    database.transaction(mainInstitute, async (transaction) => {
      await transaction.query({
        text: `INSERT INTO custom_field_definition (owner_entity, name, input_type, priority) VALUES ('EMPLOYEE', $1, 'TEXT', 1)`,
        values: [name],
      });
      await customFieldsChange(transaction);
    });

  beforeAll(async () => {
    ({ url, drop } = await createTestDatabase(migratedTemplate));
  });
  afterAll(async () => {
    for (const { database, signals } of servers) {
      await signals.stop();
      await database.pool.end();
    }
    await drop();
  });

  it('are read once until somebody changes them, and at once after that', async () => {
    const { database, fields } = await start();
    expect(await names(fields)).toEqual([]);
    const reading = jest.spyOn(database, 'of');
    await names(fields);
    expect(reading).not.toHaveBeenCalled();
    await add(database, 'Badge');
    expect(await names(fields)).toEqual(['Badge']);
    expect(reading).toHaveBeenCalledTimes(1);
  });

  it('are read again when another server has changed them', async () => {
    const [one, other] = [await start(), await start()];
    await names(other.fields);
    // The change as another process makes it: this one learns of it only through the signal.
    await one.database.of(mainInstitute).query({
      text: `WITH added AS (INSERT INTO custom_field_definition (owner_entity, name, input_type, priority)
          VALUES ('EMPLOYEE', 'Shirt', 'TEXT', 2) RETURNING id)
        SELECT pg_notify('school_signal', '{"topic":"custom-fields-changed","institute":"main","data":{}}') FROM added`,
    });
    for (let tries = 0; tries < 100 && !(await names(other.fields)).includes('Shirt'); tries += 1)
      await delay(20);
    expect(await names(other.fields)).toContain('Shirt');
  });

  it('are read each time while no signal can arrive', async () => {
    const { database, signals, fields } = await start();
    await names(fields);
    await signals.stop();
    await database.of(mainInstitute).query({
      text: `UPDATE custom_field_definition SET active = false WHERE name = 'Badge'`,
    });
    expect(await names(fields)).not.toContain('Badge');
  });
});
