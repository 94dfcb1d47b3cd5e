import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ProjectCopy } from './new-resource-copy.ts';
import { openScreen } from './new-resource-screen.ts';

type Values = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly text: string;
}

const fields = 'name:text! percent:percent kind:choice(NEED,MERIT)! approvedBy:ref(employee) amount:money';
const definition = 'libs/resources/src/grants/concession.resource.ts';

/** Follows docs/add-a-resource.md in a copy of the repository, so that the page remains true. */
describe('a new resource', () => {
  const copy = new ProjectCopy();
  const tokens = new Map<string, string>();
  let base = '';
  beforeAll(() => copy.takeDemoSchool());
  afterAll(() => copy.remove(), 60_000);

  const call = async (method: string, path: string, as: string, body?: unknown): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${copy.url}/api/${path}`, {
      method,
      headers: {
        ...(as ? { authorization: `Bearer ${tokens.get(as) ?? ''}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, text, data: isJson ? (JSON.parse(text) as Values)['data'] : null };
  };
  const signIn = async (...names: readonly string[]): Promise<void> => {
    for (const username of names) {
      const answer = await call('POST', 'auth/login', '', { username, password: 'Demo@1234' });
      tokens.set(username, String((answer.data as Values)['token']));
    }
  };
  /** Imports a file of one row and waits for its job to end. */
  const importRow = async (columns: readonly string[], values: readonly string[]): Promise<Values> => {
    const form = new FormData();
    const csv = `${columns.join(',')}\n${values.join(',')}\n`;
    form.append('file', new Blob([csv], { type: 'text/csv' }), 'rows.csv');
    const file = (await call('POST', 'setup/v1/files', 'admin', form)).data as Values;
    const read = await call('POST', `${base}/import/read`, 'admin', { fileId: file['id'] });
    expect([read.status, read.text]).toEqual([200, read.text]);
    const { mapping } = read.data as Values;
    const run = await call('POST', `${base}/import/run`, 'admin', {
      fileId: file['id'],
      mapping,
      dryRun: false,
    });
    expect([run.status, run.text]).toEqual([expect.any(Number), expect.stringContaining('jobId')]);
    const { jobId } = run.data as { jobId: string };
    for (;;) {
      const job = (await call('GET', `setup/v1/jobs/${jobId}`, 'admin')).data as Values;
      if (job['state'] !== 'queued' && job['state'] !== 'running') return job;
      await delay(200);
    }
  };

  it('is one command away from a working API', async () => {
    await copy.run('npm', 'run', '-s', 'new', '--', 'resource', 'grants/concession', '--fields', fields);
    const source = readFileSync(join(copy.folder, definition), 'utf8');
    base = /api: '([^']+)'/.exec(source)?.[1] ?? '';
    expect(base).not.toBe('');
    await copy.run('npm', 'run', '-s', 'check');
    await copy.startServer();
    await signIn('admin', 'teacher', 'student');
  });

  it('keeps its rules', async () => {
    const [employee] = (await call('GET', 'setup/v1/EmployeeDetails/getall?range=[0,0]', 'admin'))
      .data as Values[];
    const good = {
      name: 'Sibling',
      percent: '12.5',
      kind: 'NEED',
      approvedBy: employee?.['id'],
      amount: '500.00',
    };
    const saved = await call('POST', `${base}/save`, 'admin', good);
    expect([saved.status, saved.data]).toEqual([
      201,
      expect.objectContaining({ ...good, percent: '12.5000' }),
    ]);
    const { id } = saved.data as Values;
    expect((await call('POST', `${base}/save`, 'admin', { kind: 'NEED' })).text).toContain('"field":"name"');
    expect((await call('POST', `${base}/save`, 'admin', { ...good, kind: 'LUCK' })).status).toBe(400);
    expect((await call('POST', `${base}/save`, 'admin', { ...good, approvedBy: 999_999 })).status).toBe(400);
    const update = await call('PUT', `${base}/update/${String(id)}`, 'admin', {
      name: 'Siblings',
      version: 1,
    });
    expect(update.data).toMatchObject({ name: 'Siblings', version: 2 });
    const filter = encodeURIComponent(JSON.stringify({ kind: 'NEED' }));
    expect((await call('GET', `${base}/getall?filter=${filter}&range=[0,9]`, 'admin')).data).toHaveLength(1);
    const other = encodeURIComponent(JSON.stringify({ kind: 'MERIT' }));
    expect((await call('GET', `${base}/getall?filter=${other}&range=[0,9]`, 'admin')).data).toEqual([]);
    expect((await call('GET', `${base}/history/${String(id)}`, 'admin')).data).toHaveLength(2);
  });

  it('is closed to those whom it does not name', async () => {
    for (const caller of ['teacher', 'student']) {
      expect((await call('POST', `${base}/save`, caller, { name: 'x', kind: 'NEED' })).status).toBe(403);
      expect((await call('DELETE', `${base}/delete/1`, caller)).status).toBe(403);
      expect((await call('GET', `${base}/import/template?format=csv`, caller)).status).toBe(403);
    }
    // Masters are read by all staff and by nobody else.
    expect((await call('GET', `${base}/getall`, 'teacher')).status).toBe(200);
    expect((await call('GET', `${base}/getall`, 'student')).status).toBe(403);
    expect((await call('GET', `${base}/export?format=csv`, 'student')).status).toBe(403);
    expect((await call('GET', `${base}/getall`, '')).status).toBe(401);
  });

  it('leaves and comes as a file', async () => {
    const exported = await call('GET', `${base}/export?format=csv`, 'admin');
    expect(exported.text).toContain('Siblings');
    const job = await importRow(['Name', 'Kind', 'Amount'], ['Imported', 'Merit', '75.50']);
    expect(job).toMatchObject({ state: 'done' });
    const filter = encodeURIComponent(JSON.stringify({ name: 'Imported' }));
    const found = await call('GET', `${base}/getall?filter=${filter}`, 'admin');
    expect(found.data).toMatchObject([{ name: 'Imported', kind: 'MERIT', amount: '75.50' }]);
  });

  it('takes one more field everywhere', async () => {
    await copy.stop();
    const path = join(copy.folder, definition);
    const source = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      source.replace(/fields: \{\n/, `fields: {\n    remark: f.text({ max: 200, search: true }),\n`),
    );
    await copy.run('npm', 'run', '-s', 'migrate:make', '--', 'concession-remark');
    await copy.start();
    await signIn('admin');
    const saved = await call('POST', `${base}/save`, 'admin', {
      name: 'Staff',
      kind: 'MERIT',
      remark: 'For children',
    });
    expect([saved.status, saved.data]).toEqual([201, expect.objectContaining({ remark: 'For children' })]);
    const listed = (await call('GET', `${base}/getall?range=[0,9]`, 'admin')).data as Values[];
    expect(listed.every((row) => 'remark' in row)).toBe(true);
    expect((await call('GET', `${base}/getall?q=children`, 'admin')).data).toHaveLength(1);
    expect((await call('GET', `${base}/export?format=csv`, 'admin')).text).toContain('Remark');
    expect((await call('GET', `${base}/import/template?format=csv`, 'admin')).text).toContain('Remark');
    const job = await importRow(['Name', 'Kind', 'Remark'], ['Again', 'Need', 'By file']);
    expect(job).toMatchObject({ state: 'done' });
    expect((await call('GET', `${base}/getall?q=By%20file`, 'admin')).data).toMatchObject([
      { remark: 'By file' },
    ]);
  });

  it('stands on screens that nobody wrote', async () => {
    const screen = await openScreen(copy.url, 'admin', 'Demo@1234');
    try {
      await screen.open('/grants/concessions', 'Concessions');
      const made = { Name: 'By hand', Percent: '7.5', Remark: 'Typed' };
      expect(await screen.create(made, { Kind: 'Merit' })).toMatch(/Remark Typed.*Percent 7\.5.*Kind Merit/);
      await screen.open('/grants/concessions', 'Concessions');
      expect(await screen.row('By hand')).toMatch(/7\.5.*Merit/);
      await screen.search('By hand', 'Siblings');
      expect(await screen.isThere('By hand')).toBe(true);
      await screen.edit('By hand', { Name: 'By hand too' });
      await screen.open('/grants/concessions', 'Concessions');
      expect(await screen.show('By hand too')).toContain('Name By hand too');
      expect(await screen.lastStep()).toMatch(/By hand.*By hand too/);
      // A list's filters are in its URL.
      const needs = encodeURIComponent(JSON.stringify({ kind: 'NEED' }));
      await screen.open(`/grants/concessions?filter=${needs}`, 'Concessions');
      expect(await screen.row('Siblings')).toContain('Need');
      expect(await screen.isThere('By hand')).toBe(false);
      await screen.open('/grants/concessions?filter=%7B%7D', 'Concessions');
      expect(await screen.row('By hand too')).toContain('Merit');
      expect(await screen.exported()).toMatch(/Name.*Percent[^]*Siblings/);
      await screen.importFile('Name,Kind,Remark\nFrom a sheet,Need,Seen\n');
      expect(await screen.row('From a sheet')).toContain('Need');
    } finally {
      await screen.close();
    }
  });

  it('goes as it came', async () => {
    await copy.stop();
    rmSync(join(copy.folder, definition));
    rmSync(join(copy.folder, 'libs/resources/src/grants/list.ts'));
    const index = join(copy.folder, 'libs/resources/src/index.ts');
    writeFileSync(
      index,
      readFileSync(index, 'utf8')
        .replace(/import \{ grantsResources \}.*\n/, '')
        .replace(/\s*\.\.\.grantsResources,/, ''),
    );
    // The rows stay until a later release drops them; nothing else is reported about the table.
    await copy.run('npm', 'run', '-s', 'migrate:make', '--', 'without-concession');
    await copy.run('npm', 'run', '-s', 'check');
    await copy.startServer();
    await signIn('admin');
    expect((await call('GET', `${base}/getall`, 'admin')).status).toBe(404);
    expect((await call('GET', 'setup/v1/EmployeeDepartments/getall', 'admin')).status).toBe(200);
  });

  it('adds its two lines to the list of a module that is there, and leaves the others where they stand', async () => {
    const list = join(copy.folder, 'libs/resources/src/hr/list.ts');
    const before = readFileSync(list, 'utf8');
    await copy.run(
      'npm',
      'run',
      '-s',
      'new',
      '--',
      'resource',
      'hr/badge',
      '--fields',
      'name:text!',
      '--no-migration',
    );
    const added = ["import { badge } from './badge.resource.ts';", '  badge,'];
    const after = readFileSync(list, 'utf8').split('\n');
    expect(after).toEqual(expect.arrayContaining(added));
    expect(after.filter((line) => !added.includes(line)).join('\n')).toBe(before);
  });
});
