import { createCatalogue, defineResource, f, tableOf } from '@school/kernel';
import type { AnyResource, TableSpec } from '@school/kernel';
import { openEvolving } from '../../../test/evolve.ts';
import type { Evolving } from '../../../test/evolve.ts';

const nothingElse = { reports: [], documents: [], screens: [], privileges: [], menu: [] };

const grade = (rest: Partial<AnyResource> = {}): TableSpec => {
  const resource = defineResource('grade', {
    module: 'shop',
    label: ['Grade', 'Grades'],
    fields: { name: f.text({ max: 20 }), status: f.choice({ NEW: 'New', CHECKED: 'Checked' }) },
    title: 'name',
    list: { columns: ['name'] },
    access: { read: [], create: [], update: [], delete: [] },
    noArchive: true,
  });
  const whole: AnyResource = { ...resource, ...rest };
  return tableOf(whole, createCatalogue({ ...nothingElse, resources: [whole] }));
};

const withLifecycle = grade({
  lifecycle: {
    field: 'status',
    initial: 'NEW',
    transitions: { check: { label: 'Check', access: [], from: ['NEW'], to: 'CHECKED' } },
  },
});

describe('a lifecycle that is given to a table with rows', () => {
  let school: Evolving;
  beforeAll(async () => {
    school = await openEvolving();
  });
  afterAll(() => school.close());

  it('puts the rows without a state where new ones begin, and never loses a state again', async () => {
    await school.evolve([grade()]);
    await school.client.query(`insert into grade (name, status) values ('A', null), ('B', 'CHECKED')`);
    await school.evolve([withLifecycle]);
    await school.client.query(`insert into grade (name) values ('C')`);
    expect(await school.rows('select name, status from grade order by name')).toEqual([
      { name: 'A', status: 'NEW' },
      { name: 'B', status: 'CHECKED' },
      { name: 'C', status: 'NEW' },
    ]);
    await expect(school.client.query('update grade set status = null')).rejects.toThrow(/not-null/);
  });
});
