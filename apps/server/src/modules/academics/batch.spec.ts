import { PayrollSchool } from '../../../test/payroll-school.ts';

interface Row {
  readonly id: number;
  readonly batchId: number;
  readonly batchName: string;
  readonly active?: boolean;
  readonly employee?: number;
}

/** Batches A and B of Grade 8, A of Grade 9; B is inactive. */
describe('the calls of batches', () => {
  let school: PayrollSchool;
  const ids: Record<string, number> = {};
  const base = 'api/v1/batch';

  beforeAll(async () => {
    school = await PayrollSchool.open();
    const save = async (to: string, values: object): Promise<number> =>
      (await school.data<Row>('POST', `setup/v1/${to}/save`, values)).id;
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    ids['G8'] = await save('Class', { name: 'Grade 8', code: 'G8', rollNumberPrefix: '8-', sortOrder: 8 });
    ids['G9'] = await save('Class', { name: 'Grade 9', code: 'G9', sortOrder: 9 });
    ids['8A'] = await save('Batch', { course: ids['G8'], name: 'A', ...dates, rollNumberDigits: 3 });
    ids['8B'] = await save('Batch', { course: ids['G8'], name: 'B', ...dates, active: false });
    ids['9A'] = await save('Batch', {
      course: ids['G9'],
      name: 'A',
      ...dates,
      rollNumberPrefix: 'NINE',
      rollNumberSuffix: '-x',
    });
    await save('Subject', { batch: ids['9A'], name: 'Maths', code: 'M', maxWeeklyClasses: 5 });
  });
  afterAll(() => school.close());

  const rows = (path: string): Promise<Row[]> => school.data<Row[]>('GET', `${base}/${path}`);
  const named = async (path: string): Promise<unknown[]> =>
    (await rows(path)).map(({ batchId, batchName }) => [batchId, batchName]);
  const put = (path: string, as?: string) =>
    school.call('PUT', `${base}/${path}`, undefined, as ? { as } : {});
  const a8 = (): unknown[] => [ids['8A'], 'G8 A'];
  const b8 = (): unknown[] => [ids['8B'], 'G8 B'];
  const a9 = (): unknown[] => [ids['9A'], 'G9 A'];

  it('list all, the active and the inactive ones as id and name alone (B236)', async () => {
    expect(await named('getallBatchidAndName')).toEqual([a8(), b8(), a9()]);
    expect(await named('getActiveBatchidAndName')).toEqual([a8(), a9()]);
    expect(await named('getInactiveBatchidAndName')).toEqual([b8()]);
    expect((await rows('getallBatchidAndName')).map((row) => Object.keys(row))).toEqual(
      Array.from({ length: 3 }, () => ['batchId', 'batchName']),
    );
    expect(await rows('activeBatches/getall')).toMatchObject([
      { id: ids['8A'], batchId: ids['8A'], active: true },
      { id: ids['9A'], batchName: 'G9 A', active: true },
    ]);
  });

  it('list those of a class (B237)', async () => {
    expect(await named(`getBatchesByClassId?classId=${ids['G8']}`)).toEqual([a8(), b8()]);
    expect(await named(`getBatchesByClassId?classId=${ids['G9']}`)).toEqual([a9()]);
    expect(await named('getBatchesByClassId?classId=999999')).toEqual([]);
    for (const wrong of ['', '?classId=x', '?classId=0', '?classId=1&classId=2', '?course=1']) {
      expect([wrong, (await school.call('GET', `${base}/getBatchesByClassId${wrong}`)).status]).toEqual([
        wrong,
        400,
      ]);
    }
  });

  it('list classes with their active batches', async () => {
    expect(await school.data('GET', `${base}/classBatchByStuRoomAlloc`)).toEqual([
      { classId: ids['G8'], className: 'Grade 8', batches: [{ batchId: ids['8A'], batchName: 'G8 A' }] },
      { classId: ids['G9'], className: 'Grade 9', batches: [{ batchId: ids['9A'], batchName: 'G9 A' }] },
    ]);
  });

  it.each([
    ['G8', '8A', '8-', null, 3, '8-001'],
    ['G8', '8B', '8-', null, 2, '8-01'],
    ['G9', '9A', 'NINE', '-x', 2, 'NINE01-x'],
  ])('tell how %s %s is numbered (B238)', async (course, batch, prefix, suffix, digits, first) => {
    const path = `${base}/getEditRollNumDetails/${ids[course]}/${ids[batch]}`;
    expect(await school.data('GET', path)).toMatchObject({
      classId: ids[course],
      batchId: ids[batch],
      prefix,
      suffix,
      digits,
      first,
    });
  });

  it('know no numbers of a batch of another class (B238)', async () => {
    for (const path of [`${ids['G9']}/${ids['8A']}`, `${ids['G8']}/999999`, 'x/y']) {
      expect((await school.call('GET', `${base}/getEditRollNumDetails/${path}`)).status).toBe(404);
    }
  });

  it.each(['toggleActive&InActive', 'toggleActive%26InActive'])(
    '%s turns a batch on and off (B234)',
    async (call) => {
      expect((await put(`${call}/${ids['8B']}`)).data).toMatchObject({ batchId: ids['8B'], active: true });
      expect(await named('getActiveBatchidAndName')).toEqual([a8(), b8(), a9()]);
      expect(await named('getInactiveBatchidAndName')).toEqual([]);
      expect((await put(`${call}/${ids['8B']}`)).data).toMatchObject({ active: false });
      expect(await named('getInactiveBatchidAndName')).toEqual([b8()]);
      expect(await named('getActiveBatchidAndName')).toEqual([a8(), a9()]);
    },
  );

  it('turns at once as often as it is told, and writes each down (B234)', async () => {
    const before = await school.data<unknown[]>('GET', `setup/v1/Batch/history/${ids['8B']}`);
    const path = `toggleActive&InActive/${ids['8B']}`;
    const turns = await Promise.all(Array.from({ length: 6 }, () => put(path)));
    expect(turns.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await named('getInactiveBatchidAndName')).toEqual([b8()]);
    const after = await school.data<unknown[]>('GET', `setup/v1/Batch/history/${ids['8B']}`);
    expect(after.length - before.length).toBe(6);
  });

  it.each([base, 'setup/v1/Batch'])('says at %s what keeps a batch from being deleted (B235)', async (at) => {
    const refused = await school.call('DELETE', `${at}/delete/${ids['9A']}`);
    expect([refused.status, refused.message, refused.data]).toEqual([
      409,
      'This record is still in use.',
      expect.objectContaining({
        code: 'HAS_DEPENDENTS',
        dependents: [expect.objectContaining({ entity: 'subject', count: 1, sample: ['Maths'] })],
      }),
    ]);
    expect(await named('getActiveBatchidAndName')).toContainEqual(a9());
  });

  it('make an employee a tutor, once', async () => {
    const [one = 0, two = 0] = await school.addEmployees(2, '1200000.00');
    const both = await Promise.all([put(`${ids['8A']}/${one}`), put(`${ids['8A']}/${one}`)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const tutors = (await put(`${ids['8A']}/${two}`)).data as unknown as Row[];
    expect(tutors.map(({ employee }) => employee).sort()).toEqual([one, two].sort());
    expect((await put(`${ids['8A']}/999999`)).status).toBe(400);
    expect((await put(`999999/${one}`)).status).toBe(404);
  });

  it('are written by the office, read by who works here, and by nobody else', async () => {
    for (const path of [
      `toggleActive&InActive/${ids['8A']}`,
      'toggleActive&InActive/9999',
      `${ids['8A']}/1`,
    ]) {
      for (const as of ['EMPLOYEE', 'STUDENT', 'PARENT']) expect((await put(path, as)).status).toBe(403);
    }
    for (const path of [
      'activeBatches/getall',
      'getallBatchidAndName',
      'getBatchesByClassId?classId=1',
      'classBatchByStuRoomAlloc',
      `getEditRollNumDetails/${ids['G8']}/${ids['8A']}`,
    ]) {
      const status = async (as: string): Promise<number> =>
        (await school.call('GET', `${base}/${path}`, undefined, { as })).status;
      expect([path, await status('EMPLOYEE'), await status('STUDENT')]).toEqual([path, 200, 403]);
    }
    expect((await put(`toggleActive&InActive/${ids['8A']}`, 'EMPLOYEE:HrBasics')).status).toBe(200);
  });
});

describe('the days of a new batch', () => {
  let school: PayrollSchool;
  let course = 0;
  let year = 0;

  beforeAll(async () => {
    school = await PayrollSchool.open();
    const class8 = { name: 'Grade 8', code: 'G8', sortOrder: 8 };
    course = (await school.data<Row>('POST', 'setup/v1/Class/save', class8)).id;
    const next = { name: '2040-41', startDate: '2040-04-01', endDate: '2041-03-31' };
    year = (await school.data<Row>('POST', 'setup/v1/AcademicSetup/save', next)).id;
  });
  afterAll(() => school.close());

  const save = (values: object) => school.call('POST', 'setup/v1/Batch/save', { course, ...values });

  it('are those of its academic year unless they are given', async () => {
    expect(await save({ name: 'A', academicYear: year })).toMatchObject({
      status: 201,
      data: { startDate: '2040-04-01', endDate: '2041-03-31' },
    });
    expect(await save({ name: 'B', academicYear: year, startDate: '2040-09-01' })).toMatchObject({
      data: { startDate: '2040-09-01', endDate: '2041-03-31' },
    });
  });

  it('must be given without a year, and are not emptied by hand', async () => {
    expect(await save({ name: 'C' })).toMatchObject({ status: 400 });
    expect(await save({ name: 'C', academicYear: 999_999 })).toMatchObject({ status: 400 });
    expect(await save({ name: 'C', academicYear: year, startDate: null })).toMatchObject({ status: 400 });
  });
});
