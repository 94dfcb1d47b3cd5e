import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

describe('assets of the school', () => {
  let at: StudentSchool;
  let kind: number;
  let keys: Record<string, string>;
  let rooms: readonly number[];
  let people: readonly number[];
  beforeAll(async () => {
    at = await StudentSchool.open();
    const { data } = await call('POST', 'SchoolAssets/save', {
      name: 'Projectors',
      properties: [
        { name: 'Model', fieldType: 'TEXT', isRequired: true },
        { name: 'Lamp hours', fieldType: 'NUMBER' },
        { name: 'Mount', fieldType: 'SINGLE_CHOICE', options: 'Ceiling, Trolley' },
        { name: 'In charge', fieldType: 'EMPLOYEE' },
      ],
    });
    kind = Number(data['id']);
    const properties = data['properties'] as readonly { readonly id: number; readonly name: string }[];
    keys = Object.fromEntries(properties.map(({ id, name }) => [name, `k${id}`]));
    const building = await save('Building', { name: 'Main', code: 'M' });
    rooms = [
      await save('Classroom', { building, name: '1' }),
      await save('Classroom', { building, name: '2' }),
    ];
    people = await at.school.addEmployees(2, '100000.00');
  });
  afterAll(() => at.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Row, as?: string) =>
    at.school.call<Row>(method, `setup/v1/${path}`, body, as === undefined ? {} : { as });
  const save = async (path: string, body: Row): Promise<number> =>
    (await at.school.data<Saved>('POST', `setup/v1/${path}/save`, body)).id;
  const add = (tag: string, values: Row = { [keys['Model'] ?? '']: 'Epson' }) =>
    call('POST', 'SchoolAssetEntries/save', { asset: kind, tag, values });
  const added = async (tag: string): Promise<number> => Number((await add(tag)).data['id']);
  const move = (id: number, name: string, asked: Row) =>
    call('POST', `SchoolAssetEntries/transition/${name}/${id}`, { on: '2026-03-02', ...asked });
  const key = (name: string): string => keys[name] ?? '';

  it('writes down what its kind says, and finds it again', async () => {
    const values = { [key('Model')]: 'Epson', [key('Lamp hours')]: '420.5', [key('In charge')]: people[0] };
    const { status, data } = await add('P-1', values);
    expect([status, data['particulars']]).toEqual([
      201,
      'Model: Epson\nLamp hours: 420.5\nIn charge: Person No1',
    ]);
    const found = await call('GET', 'SchoolAssetEntries/getall?filter={"q":"420.5"}');
    expect(found.data).toHaveLength(1);
  });

  it.each([
    ['what is required', {}, 'Model', 'required'],
    ['what is no number', { Model: 'x', 'Lamp hours': 'many' }, 'Lamp hours', 'notNumber'],
    ['what cannot be chosen', { Model: 'x', Mount: 'Wall' }, 'Mount', 'notChoice'],
    ['who is nobody', { Model: 'x', 'In charge': 999_999 }, 'In charge', 'notFound'],
  ])('refuses %s at its field', async (_, given, name, code) => {
    const values = Object.fromEntries(Object.entries(given).map(([one, value]) => [key(one), value]));
    const { status, data } = await add('P-none', values);
    const [first] = data['errors'] as readonly Row[];
    expect([status, first?.['field'], first?.['code']]).toEqual([400, `values.${key(name)}`, code]);
  });

  it('keeps a field under which something is written down, and lets others go', async () => {
    await added('P-2');
    const { data } = await call('GET', `SchoolAssets/get/${kind}`);
    const lines = data['properties'] as readonly Row[];
    const change = (properties: readonly Row[]) =>
      call('PUT', `SchoolAssets/update/${kind}`, { version: data['version'], properties: [...properties] });
    const renamed = lines.map((line) => (line['name'] === 'Model' ? { ...line, fieldType: 'DATE' } : line));
    const refused = await change(renamed);
    const [first] = refused.data['errors'] as readonly Row[];
    expect([refused.status, first?.['field']]).toEqual([409, 'properties[0].fieldType']);
    expect((await change(lines.filter(({ name }) => name !== 'Model'))).status).toBe(409);
    expect((await change(lines.filter(({ name }) => name !== 'Mount'))).status).toBe(200);
    expect((await call('DELETE', `SchoolAssets/delete/${kind}`)).status).toBe(409);
  });

  it('hands over from one to the next without a gap, and has one holder', async () => {
    const id = await added('P-3');
    const [first, second] = people;
    expect((await move(id, 'handOver', { employee: first, classroom: rooms[0] })).status).toBe(400);
    expect((await move(id, 'handOver', { employee: first, dueBack: '2026-03-08' })).data['employee']).toBe(
      first,
    );
    expect((await move(id, 'handOver', { employee: second, on: '2026-03-01' })).status).toBe(409);
    const next = await move(id, 'handOver', { employee: second, on: '2026-03-05' });
    expect([next.data['employee'], next.data['dueBack']]).toEqual([second, null]);
    const filter = encodeURIComponent(JSON.stringify({ entry: id }));
    const path = `SchoolAssetMovements/getall?filter=${filter}&sort=["id","ASC"]&range=[0,9]`;
    const moves = (await call('GET', path)).data as unknown as readonly Row[];
    expect(moves.map(({ employee, fromDate, toDate }) => [employee, fromDate, toDate])).toEqual([
      [first, '2026-03-02', '2026-03-05'],
      [second, '2026-03-05', null],
    ]);
    const asSecond = `EMPLOYEE@${second}`;
    const mine = await call('GET', 'SchoolAssetEntries/getall', undefined, asSecond);
    expect((mine.data as unknown as readonly Row[]).map(({ tag }) => tag)).toEqual(['P-3']);
    const own = await call('GET', 'SchoolAssetMovements/getall', undefined, asSecond);
    expect((own.data as unknown as readonly Row[]).map(({ fromDate }) => fromDate)).toEqual(['2026-03-05']);
    expect((await call('DELETE', `SchoolAssetEntries/delete/${id}`)).status).toBe(409);
  });

  it('disposes of nothing that is in use, and of a thing once', async () => {
    const id = await added('P-4');
    await move(id, 'handOver', { classroom: rooms[0] });
    expect((await move(id, 'dispose', { note: 'Broken' })).status).toBe(409);
    await move(id, 'takeBack', {});
    expect((await move(id, 'dispose', { note: 'Broken' })).data['status']).toBe('DISPOSED');
    expect((await move(id, 'takeBack', {})).status).toBe(409);
  });

  it('counts ten expected of which eight are read, one in another room, as 7, 1 and 2', async () => {
    const clocks = await save('SchoolAssets', { name: 'Clocks' });
    for (let n = 1; n <= 10; n += 1) {
      const { data } = await call('POST', 'SchoolAssetEntries/save', { asset: clocks, tag: `C-${n}` });
      await move(Number(data['id']), 'handOver', { classroom: rooms[0] });
    }
    const audit = await save('SchoolAssetAudits', { name: 'Clocks', kinds: [clocks] });
    const tags = (from: number, to: number): string =>
      Array.from({ length: to - from + 1 }, (_, n) => `c-${from + n}`).join('\r\n');
    const scan = async (classroom: number | undefined, text: string) =>
      (await call('POST', `SchoolAssetAudits/scan/${audit}`, { classroom, tags: text })).data;
    expect(await scan(rooms[0], tags(1, 7))).toMatchObject({ confirmed: 7, moved: 0, unknown: null });
    expect(await scan(rooms[1], `${tags(8, 8)}\nP-1\nno-such`)).toMatchObject({
      confirmed: 0,
      moved: 1,
      unexpected: 1,
      unknown: 'no-such',
    });
    const { data } = await call('GET', `SchoolAssetAudits/get/${audit}`);
    expect([data['confirmed'], data['moved'], data['missing'], data['unexpected']]).toEqual([7, 1, 2, 1]);
    expect((await call('POST', `SchoolAssetAudits/transition/close/${audit}`, {})).status).toBe(200);
    expect((await call('POST', `SchoolAssetAudits/scan/${audit}`, { tags: 'C-9' })).status).toBe(409);
  });

  it('is read by viewers and changed by keepers alone', async () => {
    const viewer = 'EMPLOYEE:DataManagementView';
    const seen = await call('GET', 'SchoolAssets/getall', undefined, viewer);
    expect(seen.status).toBe(200);
    expect((await call('POST', 'SchoolAssets/save', { name: 'No' }, viewer)).status).toBe(403);
    expect((await call('GET', 'SchoolAssets/getall', undefined, 'EMPLOYEE')).status).toBe(403);
  });
});
