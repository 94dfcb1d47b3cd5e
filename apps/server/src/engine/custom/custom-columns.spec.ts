import { Database, mainInstitute } from '../../platform/database/database.ts';
import { Importer } from '../transfer/import/import.fixture.ts';
import { customFieldsChange } from './custom-fields.ts';

const rows = [
  { badge: 'Zebra-7', size: 'Small', number: '9.5', day: '2026-02-28', skills: ['Chess'], donor: true },
  { badge: 'Lion-1', size: 'Large', number: '10', day: '2025-12-31', skills: ['Chess', 'Choir'] },
  { badge: 'Lion-2', size: 'Small', number: '-3', day: '2026-03-01', skills: [] },
];

describe('fields that the institution adds, in lists and files', () => {
  let importer: Importer;
  const base = 'EmployeeDetails';
  const keys: Record<string, string> = {};
  const people: number[] = [];
  let department: number;
  let category: number;
  let position: number;

  const employee = (number: string, more = {}) => ({
    employeeNumber: number,
    firstName: 'Person',
    lastName: number,
    joiningDate: '2020-01-01',
    gender: 'MALE',
    dateOfBirth: '1990-01-01',
    department,
    category,
    position,
    ...more,
  });

  beforeAll(async () => {
    importer = await Importer.open();
    const { sql } = importer.school;
    const insert = async (text: string): Promise<number> =>
      Number((await sql.query<{ id: string }>({ text: `${text} RETURNING id` }))[0]?.id);
    department = await insert(`INSERT INTO employee_department (name, code) VALUES ('Science', 'SC')`);
    category = await insert(`INSERT INTO employee_category (name, prefix) VALUES ('Office', 'OF')`);
    position = await insert(
      `INSERT INTO employee_position (name, category_id) SELECT 'Clerk', id FROM employee_category`,
    );
    const add = async (name: string, inputType: string, options: readonly string[] = []): Promise<string> =>
      `d${await importer.add('AdditionalDetails', {
        ownerEntity: 'EMPLOYEE',
        name,
        inputType,
        options: options.map((label) => ({ label })),
      })}`;
    keys['badge'] = await add('Badge', 'TEXT');
    keys['size'] = await add('Shirt', 'SELECT_ONE', ['Small', 'Large']);
    keys['number'] = await add('Shoe size', 'NUMBER');
    keys['day'] = await add('Vaccinated on', 'DATE');
    keys['skills'] = await add('Skills', 'SELECT_MANY', ['Chess', 'Choir']);
    keys['donor'] = await add('Blood donor', 'BOOLEAN');
    for (const [index, values] of rows.entries()) {
      const details = Object.fromEntries(Object.entries(values).map(([name, value]) => [keys[name], value]));
      people.push(await importer.add(base, employee(`E${index + 1}`, { details })));
    }
  });
  afterAll(() => importer.close());

  const path = (name: string, operator = ''): string => `details.${keys[name]}${operator}`;
  const list = async (query: Record<string, unknown>): Promise<unknown[]> => {
    const parameters = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    const { data, status, text } = await importer.call(`${base}/getall?${parameters.toString()}`);
    if (status !== 200) throw new Error(text);
    return (data as unknown as { employeeNumber: string }[]).map((row) => row.employeeNumber);
  };

  it.each([
    ['a text inside', 'badge', '_contains', 'lion', ['E2', 'E3']],
    ['a choice', 'size', '', 'Small', ['E1', 'E3']],
    ['one of several choices', 'size', '_in', ['Large'], ['E2']],
    ['a number, not its digits', 'number', '_gte', '9.5', ['E1', 'E2']],
    ['a day', 'day', '_lt', '2026-03-01', ['E1', 'E2']],
    ['one of a list', 'skills', '_contains', 'Choir', ['E2']],
    ['an empty list', 'skills', '_empty', true, ['E3']],
    ['no as well as yes', 'donor', '', false, ['E2', 'E3']],
  ])('are found by %s', async (_, name, operator, value, expected) => {
    expect(await list({ filter: { [path(name, operator)]: value }, sort: ['id', 'ASC'] })).toEqual(expected);
  });

  it.each([
    ['number', ['E3', 'E1', 'E2']],
    ['day', ['E2', 'E1', 'E3']],
    ['badge', ['E2', 'E3', 'E1']],
  ])('are sorted by their type: %s', async (name, expected) => {
    expect(await list({ sort: [path(name), 'ASC'] })).toEqual(expected);
  });

  it('are found by the quick search together with the own fields', async () => {
    expect(await list({ q: 'zebra' })).toEqual(['E1']);
    expect(await list({ q: 'lion E3' })).toEqual(['E3']);
    expect(await list({ q: 'tiger' })).toEqual([]);
  });

  it('are no fields when nobody has defined them', async () => {
    for (const query of [
      `filter=${JSON.stringify({ 'details.d999999': 'x' })}`,
      'sort=["details.d9","ASC"]',
    ]) {
      expect((await importer.call(`${base}/getall?${query}`)).status).toBe(400);
    }
  });

  it('stay in lists when a definition gets another type under values that do not fit', async () => {
    const { sql } = importer.school;
    // What is announced through the server's database is received before the call arrives.
    const database = importer.server.get(Database);
    const change = (type: string) =>
      database.transaction(mainInstitute, async (transaction) => {
        await transaction.query({
          text: `UPDATE custom_field_definition SET input_type = $2 WHERE 'd' || id = $1`,
          values: [keys['badge'], type],
        });
        await customFieldsChange(transaction);
      });
    for (const type of ['DATE', 'NUMBER', 'SELECT_MANY', 'BOOLEAN']) {
      await change(type);
      const sort = type === 'SELECT_MANY' ? {} : { sort: [path('badge'), 'ASC'] };
      expect([type, (await list(sort)).length]).toEqual([type, 3]);
    }
    await sql.query({
      text: `UPDATE employee SET details = details || jsonb_build_object($1::text, '2026-02-30') WHERE id = $2`,
      values: [keys['badge'], people[0]],
    });
    await change('DATE');
    expect(await list({ filter: { [path('badge', '_empty')]: false } })).toEqual([]);
    await change('TEXT');
  });

  it('leave and come back in files under their labels', async () => {
    const columns = [
      'employeeNumber',
      ...['badge', 'number', 'day', 'skills', 'donor'].map((name) => path(name)),
    ];
    const csv = (
      await importer.raw(`${base}/export?columns=${JSON.stringify(columns)}&sort=["id","ASC"]`)
    ).toString();
    const [head = '', , second = ''] = csv.replace('\uFEFF', '').split(/\r?\n/);
    expect(head).toBe('Employee number,Badge,Shoe size,Vaccinated on,Skills,Blood donor');
    expect(second).toBe('E2,Lion-1,10,2025-12-31,"Chess, Choir",No');
    const changed = `Employee number,Badge,Shoe size,Vaccinated on\nE2,Eagle-9,11.25,2026-01-15\nE3,,no number,\n`;
    const fileId = await importer.upload('staff.csv', changed);
    const { data } = await importer.call(`${base}/import/read`, { fileId });
    const mapping = data['mapping'] as Record<string, { column: string }>;
    expect(mapping[path('badge')]).toMatchObject({ column: 'Badge' });
    const given = Object.fromEntries(Object.entries(mapping).map(([key, { column }]) => [key, { column }]));
    const result = await importer.run(base, { fileId, mapping: given });
    expect(result).toMatchObject({ changed: 1, wrong: 1 });
    expect(JSON.stringify(result.problems)).toContain('Shoe size');
    expect(await list({ filter: { [path('badge')]: 'Eagle-9', [path('number')]: '11.25' } })).toEqual(['E2']);
    // What the file does not mention stays.
    expect(await list({ filter: { [path('skills', '_contains')]: 'Choir' } })).toEqual(['E2']);
  });

  it('are changed in many records at once, found by themselves', async () => {
    const body = {
      verb: 'update',
      filter: { [path('size')]: 'Small' },
      values: { details: { [keys['size'] ?? '']: 'Large' } },
    };
    const preview = await importer.call(`${base}/bulk`, { ...body, preview: true });
    expect(preview.data).toMatchObject({ count: 2 });
    const answer = await importer.call(`${base}/bulk`, body);
    expect([answer.status, answer.data['count']]).toEqual([200, 2]);
    expect(await list({ filter: { [path('size')]: 'Large' }, sort: ['id', 'ASC'] })).toEqual([
      'E1',
      'E2',
      'E3',
    ]);
    expect(await list({ filter: { [path('badge')]: 'Eagle-9' } })).toEqual(['E2']);
  });

  it.each(['"Löwe"', String.raw`a\b`, '50%', 'a_b', '{', String.raw`\u006c`])(
    'are found by words with signs of their own: %s',
    async (badge) => {
      const employeeNumber = `S${Math.abs([...badge].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7))}`;
      const details = { [keys['badge'] ?? '']: `x ${badge} y` };
      await importer.add(base, employee(employeeNumber, { details }));
      expect(await list({ q: badge })).toEqual([employeeNumber]);
      expect(await list({ q: `${badge}${badge}` })).toEqual([]);
    },
  );
});
