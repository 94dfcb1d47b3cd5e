import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';

interface Row {
  readonly id: number;
  readonly firstName?: string;
}

interface Link {
  readonly id: number;
  readonly guardian: number;
  readonly relation: number;
}

/** Batches 8 A and 8 B with two students each; Ali and Bina of 8 A have the same mother, and 8 A has a tutor. */
describe('students are seen', () => {
  let school: School;
  let server: NestFastifyApplication;
  const ids: Record<string, number> = {};
  const tokens: Record<string, string> = {};

  const send = async <T>(who: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => {
    const answer = await call(server, `/${url}`, {
      token: tokens[who] ?? '',
      method,
      ...(body ? { body } : {}),
    });
    return { status: answer.status, data: answer.body.data as unknown as T, text: answer.text };
  };
  const save = async (base: string, values: object): Promise<number> => {
    const { status, data, text } = await send<Row>('admin', 'POST', `setup/v1/${base}/save`, values);
    if (status > 201) throw new Error(text);
    return data.id;
  };
  const signIn = async (username: string, person: 'student' | 'guardian' | 'employee', id: number) => {
    await school.sql.query({ text: `delete from "user" where ${person}_id = $1`, values: [id] });
    const kind = { student: 'STUDENT', guardian: 'PARENT', employee: 'EMPLOYEE' }[person];
    const user = await school.addUser({ username, entityType: kind });
    await school.sql.query({ text: `update "user" set ${person}_id = $1 where id = $2`, values: [id, user] });
    tokens[username] = await tokenOf(server, username);
  };

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    tokens['admin'] = await tokenOf(server, 'admin');
    const relation = await save('genericCodes', { listKey: 'RELATION', code: 'MOTHER', label: 'Mother' });
    const course = await save('Class', { name: 'Grade 8', code: '8' });
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    for (const name of ['A', 'B']) ids[name] = await save('Batch', { course, name, ...dates });
    const mother = await save('Guardian', { firstName: 'Mona' });
    const guardians = [{ guardian: mother, relation }];
    for (const [firstName, batch, ward] of [
      ['Ali', 'A', true],
      ['Bina', 'A', true],
      ['Carl', 'B', false],
      ['Dina', 'B', false],
    ] as const) {
      ids[firstName] = await save('studentEntity', {
        firstName,
        batch: ids[batch],
        admissionDate: '2026-04-01',
        dateOfBirth: '2012-01-01',
        gender: 'OTHER',
        ...(ward ? { guardians } : {}),
      });
    }
    await signIn('student', 'student', ids['Ali'] ?? 0);
    await signIn('parent', 'guardian', mother);
    const category = await save('EmployeeCategories', { name: 'Teaching', prefix: 'T' });
    const tutor = await save('EmployeeDetails', {
      employeeNumber: 'T1',
      firstName: 'Tara',
      joiningDate: '2020-01-01',
      department: await save('EmployeeDepartments', { name: 'Science', code: 'SCI' }),
      position: await save('EmployeePositions', { name: 'Teacher', category }),
      category,
    });
    await save('ClassBatchTutor', { batch: ids['A'], employee: tutor });
    await signIn('tutor', 'employee', tutor);
  }, 60_000);
  afterAll(() => school.close());

  const seenBy = async (who: string): Promise<readonly unknown[]> => {
    const { data } = await send<Row[]>(who, 'GET', 'setup/v1/studentEntity/getall');
    return data.map(({ firstName }) => firstName).sort();
  };

  it('by name alone by those who only pick them', async () => {
    await school.addUser({ username: 'bus', entityType: 'EMPLOYEE', privileges: ['TransportManagement'] });
    tokens['bus'] = await tokenOf(server, 'bus');
    expect(await seenBy('bus')).toEqual([]);
    const at = (path: string) => send<Row[]>('bus', 'GET', `setup/v1/studentEntity/${path}`);
    expect((await at(`get/${ids['Ali']}`)).status).toBe(404);
    expect((await at('options')).data).toHaveLength(4);
    const mobile = '+923001234567';
    await send('admin', 'PUT', `setup/v1/studentEntity/update/${ids['Ali']}`, { mobile });
    const found = async (who: string, words: string) =>
      (await send<Row[]>(who, 'GET', `setup/v1/studentEntity/options?q=${words}`)).data.map(({ id }) => id);
    expect([await found('bus', 'Ali'), await found('bus', '3001234567')]).toEqual([[ids['Ali']], []]);
    expect(await found('admin', '3001234567')).toEqual([ids['Ali']]);
    const asked = encodeURIComponent(JSON.stringify({ nationalId: '35202' }));
    expect((await at(`options?filter=${asked}`)).status).toBe(400);
  });

  it('by themselves alone, as student-profile in B054 says', async () => {
    expect(await seenBy('student')).toEqual(['Ali']);
    for (const name of ['Bina', 'Carl']) {
      const { status } = await send('student', 'GET', `setup/v1/studentEntity/get/${ids[name]}`);
      expect([name, status]).toEqual([name, 404]);
    }
    const batches = await send<Row[]>('student', 'GET', 'setup/v1/BatchEnrolment/getall');
    expect(batches.data).toHaveLength(1);
    expect((await send('student', 'PUT', `setup/v1/studentEntity/update/${ids['Ali']}`, {})).status).toBe(
      403,
    );
  });

  it('by their parents, as parent-children and parent-profile in B055 say, until they may not any more', async () => {
    expect(await seenBy('parent')).toEqual(['Ali', 'Bina']);
    const guardians = await send<Row[]>('parent', 'GET', 'setup/v1/Guardian/getall');
    expect(guardians.data.map(({ firstName }) => firstName)).toEqual(['Mona']);
    const { data } = await send<{ guardians: readonly Link[] }>(
      'admin',
      'GET',
      `setup/v1/studentEntity/get/${ids['Bina']}`,
    );
    const changed = await send('admin', 'PUT', `setup/v1/studentEntity/update/${ids['Bina']}`, {
      guardians: data.guardians.map(({ id, guardian, relation }) => ({
        id,
        guardian,
        relation,
        portalAccess: false,
      })),
    });
    expect(changed.status).toBe(200);
    // Sessions are notified on commit, at most a second later.
    const until = Date.now() + 5_000;
    while (Date.now() < until && (await seenBy('parent')).length > 1) await pause(20);
    expect(await seenBy('parent')).toEqual(['Ali']);
  });

  it('by teachers of their batches, and by other employees not at all', async () => {
    expect(await seenBy('tutor')).toEqual(['Ali', 'Bina']);
    await school.addUser({ username: 'clerk', entityType: 'EMPLOYEE' });
    tokens['clerk'] = await tokenOf(server, 'clerk');
    expect(await seenBy('clerk')).toEqual([]);
    await school.addUser({ username: 'office', entityType: 'EMPLOYEE', privileges: ['StudentView'] });
    tokens['office'] = await tokenOf(server, 'office');
    expect(await seenBy('office')).toEqual(['Ali', 'Bina', 'Carl', 'Dina']);
  });

  it('without the comments and files that the school keeps about them', async () => {
    for (const who of ['student', 'parent']) {
      const { status } = await send(who, 'GET', `setup/v1/studentEntity/comments/${ids['Ali']}`);
      expect([who, status]).toEqual([who, 404]);
    }
    expect((await send('admin', 'GET', `setup/v1/studentEntity/comments/${ids['Ali']}`)).status).toBe(200);
  });
});
