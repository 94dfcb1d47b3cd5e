import { read, utils } from '@e965/xlsx';
import { openStaffImport, staffHeader } from './import.fixture.ts';
import type { Importer } from './import.fixture.ts';

const employees = 'EmployeeDetails';
describe('an import', () => {
  let importer: Importer;
  let mapping: Record<string, unknown> = {};
  let csv: (...rows: string[]) => Promise<number>;
  beforeAll(async () => {
    ({ importer, mapping, csv } = await openStaffImport());
    await importer.person('clerk', ['EmployeeManagement']);
    await importer.person('reader', ['EmployeeSearch']);
  });
  afterAll(() => importer.close());

  const employee = async (number: string): Promise<Record<string, unknown>> => {
    const filter = encodeURIComponent(JSON.stringify({ employeeNumber: number }));
    const { data } = await importer.call(`${employees}/getall?filter=${filter}`);
    return (data as unknown as Record<string, unknown>[])[0] ?? {};
  };

  it('understands what people write', async () => {
    const fileId = await csv(
      'W-1,Ali,science,TEACHER,31/12/2020,"$107,790.00",F,0300 1234567',
      'W-2,علی خان,SCI,Teacher,1 Jan 2021,"1,07,790",part time,',
      'W-3," O\'Neil, ""Jo"" ",Science,Teacher,13/01/2021,,,',
    );
    expect(await importer.run(employees, { fileId, mapping })).toMatchObject({ added: 3, wrong: 0 });
    expect(await employee('W-1')).toMatchObject({
      joiningDate: '2020-12-31',
      annualSalary: '107790.00',
      employmentType: 'FULL_TIME',
      mobilePhone: '03001234567',
    });
    expect(await employee('W-2')).toMatchObject({
      firstName: 'علی خان',
      joiningDate: '2021-01-01',
      employmentType: 'PART_TIME',
    });
    expect(await employee('W-3')).toMatchObject({
      firstName: 'O\'Neil, "Jo"',
      employmentType: 'FULL_TIME',
      annualSalary: null,
    });
  });

  it('changes what is different, shows it before, and leaves the rest', async () => {
    const fileId = await csv(
      'w-1,Ali,Science,Teacher,2020-12-31,107790,Full Time,',
      'W-2,Ali Khan,Science,Teacher,2021-01-01,5,,',
    );
    const trial = await importer.run(employees, { fileId, mapping, dryRun: true });
    expect(trial).toMatchObject({ dryRun: true, added: 0, changed: 2, skipped: 0 });
    expect(trial.samples[1]).toMatchObject({
      row: 3,
      changes: [
        { field: 'firstName', label: 'First name', old: 'علی خان', new: 'Ali Khan' },
        { field: 'annualSalary', label: 'Salary', old: '107790.00', new: '5.00' },
      ],
    });
    expect(await employee('W-2')).toMatchObject({ firstName: 'علی خان', version: 1 });
    const run = await importer.run(employees, { fileId, mapping });
    expect(run).toEqual({ ...trial, dryRun: false });
    expect(await employee('w-1')).toMatchObject({ mobilePhone: '03001234567' });
    expect(await importer.run(employees, { fileId, mapping })).toMatchObject({ changed: 0, skipped: 2 });
    const other = await csv('W-2,Nobody,Science,Teacher,2021-01-01,,,');
    expect(await importer.run(employees, { fileId: other, mapping, update: false })).toMatchObject({
      changed: 0,
      skipped: 1,
    });
  });

  it('gives wrong rows back with reasons, and takes the mended file', async () => {
    const fileId = await csv(
      'X-1,Good,Science,Teacher,2022-01-01,1,F,',
      'X-2,Bad day,Science,Teacher,tomorrow,1,F,',
      'X-3,Bad pay,Science,Teacher,2022-01-01,much,Q,',
      'X-4,Bad place,Nowhere,Teacher,2022-01-01,1,F,',
      'X 5,Bad number,Science,Teacher,2022-01-01,1,F,',
      ',No number,Science,Teacher,2022-01-01,1,F,',
      'X-7,Good too,Science,Teacher,2022-01-01,1,F,',
      'x-1,Twice,Science,Teacher,2022-01-01,1,F,',
    );
    const result = await importer.run(employees, { fileId, mapping });
    expect(result).toMatchObject({ added: 2, changed: 0, wrong: 6 });
    expect(result.problems).toEqual([
      { row: 3, message: 'Joined must be a date (“tomorrow”)' },
      {
        row: 4,
        message: 'Salary must be a number (“much”); Type must be one of: Full Time, Part Time (“Q”)',
      },
      { row: 5, message: 'Department: there is no Department “Nowhere”' },
      { row: 6, message: 'Number: Letters, digits, _ and - only (“X 5”)' },
      { row: 7, message: 'Number is required' },
      { row: 9, message: 'Number: “x-1” is already in row 2' },
    ]);
    const { id, name } = result.wrongFile ?? { id: 0, name: '' };
    expect(name).toBe('people - wrong rows.csv');
    const text = (await importer.raw(`files/${id}`)).toString();
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      `\uFEFF${staffHeader},Original row,Reason`,
      'X-2,Bad day,Science,Teacher,tomorrow,1,F,,3,Joined must be a date (“tomorrow”)',
    ]);
    const mended = text.replace(/^(X-2.*?),tomorrow,/m, '$1,2022-02-02,').replace('Nowhere', 'Science');
    const again = await importer.run(employees, {
      fileId: await importer.upload('mended.csv', mended),
      mapping,
    });
    expect(again).toMatchObject({ added: 2, changed: 1, wrong: 3 });
    // Wrong rows keep the numbers of the file that they came from, however often they come back.
    expect(again.problems.map(({ row }) => row)).toEqual([4, 6, 7]);
    const second = (await importer.raw(`files/${again.wrongFile?.id ?? 0}`)).toString();
    expect(second.split('\r\n')[0]).toBe(`\uFEFF${staffHeader},Original row,Reason`);
    const read = await importer.call(`${employees}/import/read`, { fileId: again.wrongFile?.id });
    expect(read.data['columns']).toEqual([...staffHeader.split(','), 'Reason']);
    const mendedRows = [{ row: 6, cells: { Number: 'X-5' } }];
    const third = { fileId: again.wrongFile?.id, mapping, dryRun: true, mended: mendedRows };
    expect(await importer.run(employees, third)).toMatchObject({ added: 1, wrong: 2, wrongRows: [4, 7] });
    const sorted = await importer.upload(
      'sorted.csv',
      [text.split('\r\n')[0], ...text.split('\r\n').slice(1, 3).toReversed()].join('\n'),
    );
    expect(
      (await importer.run(employees, { fileId: sorted, mapping })).problems.map(({ row }) => row),
    ).toEqual([2, 3]);
  });

  it('gives wrong rows of a workbook back as a workbook', async () => {
    const book = utils.book_new();
    const rows = [
      staffHeader.split(','),
      ['Y-1', 'Good', 'Science', 'Teacher', '2022-01-01', 12.5, 'F', '0300111'],
      ['007', 'Bad', 'None', 'Teacher', '2022-01-01', 3, 'F', ''],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
    const content = (await import('@e965/xlsx')).write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const fileId = await importer.upload('people.xlsx', content);
    const result = await importer.run(employees, { fileId, mapping });
    expect(result).toMatchObject({ added: 1, wrong: 1, wrongFile: { name: 'people - wrong rows.xlsx' } });
    const wrong = read(await importer.raw(`files/${result.wrongFile?.id ?? 0}`));
    expect(utils.sheet_to_json(wrong.Sheets[wrong.SheetNames[0] ?? ''] ?? {}, { header: 1 })).toEqual([
      [...staffHeader.split(','), 'Original row', 'Reason'],
      [
        '007',
        'Bad',
        'None',
        'Teacher',
        expect.anything(),
        3,
        'F',
        undefined,
        3,
        'Department: there is no Department “None”',
      ],
    ]);
  });

  it('creates masters only where that is wanted and allowed', async () => {
    const fileId = await csv('Z-1,A,Arts,Painter,2022-01-01,,,', 'Z-2,B,ARTS,painter,2022-01-01,,,');
    expect(await importer.run(employees, { fileId, mapping, dryRun: true })).toMatchObject({
      wrong: 2,
      created: {},
    });
    const createMissing = ['department', 'position'];
    const before = await importer.print();
    const trial = await importer.run(employees, { fileId, mapping, createMissing, dryRun: true });
    expect(await importer.print()).toEqual(before);
    expect(trial).toMatchObject({ added: 2, created: { employeeDepartment: 1, employeePosition: 1 } });
    const mine = await importer.upload(
      'mine.csv',
      `${staffHeader}\nZ-3,C,Music,Singer,2022-01-01,,,`,
      'clerk',
    );
    const { annualSalary: _pay, mobilePhone: _phone, ...basic } = mapping;
    const refused = await importer.call(
      `${employees}/import/run`,
      { fileId: mine, mapping: basic, createMissing, dryRun: true },
      'clerk',
    );
    expect([refused.status, refused.errors]).toEqual([400, ['createMissing:notAllowed']]);
    const partly = await importer.run(employees, { fileId: mine, mapping: basic }, 'clerk');
    expect(partly.problems).toEqual([{ row: 2, message: 'Department: there is no Department “Music”' }]);
  });

  it('takes nothing that the caller may not write', async () => {
    const mine = await importer.upload(
      'mine.csv',
      `${staffHeader}\nQ-1,C,Science,Teacher,2022-01-01,5,F,`,
      'clerk',
    );
    const read = await importer.call(`${employees}/import/read`, { fileId: mine }, 'clerk');
    const keys = (read.data['fields'] as { key: string }[]).map(({ key }) => key);
    expect(keys).toContain('firstName');
    for (const hidden of ['annualSalary', 'mobilePhone', 'bloodGroup', 'status', 'fullName', 'photo']) {
      expect(keys).not.toContain(hidden);
      const body = { fileId: mine, mapping: { [hidden]: { column: 'Salary' } }, dryRun: true };
      const { status, errors } = await importer.call(`${employees}/import/run`, body, 'clerk');
      expect([status, errors]).toEqual([400, [`mapping.${hidden}:unknownField`]]);
    }
    expect(read.data['mapping']).not.toHaveProperty('annualSalary');
    for (const call of ['import/read', 'import/run']) {
      expect((await importer.call(`${employees}/${call}`, { fileId: mine }, 'reader')).status).toBe(403);
      expect(
        (
          await importer.call(`${employees}/${call}`, {
            fileId: mine,
            ...(call.endsWith('run') ? { mapping } : {}),
          })
        ).status,
      ).toBe(404);
    }
    expect((await importer.call(`${employees}/import/template`, undefined, 'reader')).status).toBe(403);
  });

  it.each([
    [{ mapping: {} }, 'mapping:required'],
    [{ mapping: { firstName: { column: 'Nothing' } } }, 'mapping.firstName:unknownColumn'],
    [{ mapping: { firstName: 'Name' } }, 'mapping.firstName:notGroup'],
    [{ mapping: { toString: { value: 1 } } }, 'mapping.toString:unknownField'],
    [{ mapping: { joiningDate: { value: '2020-02-31' } } }, 'mapping.joiningDate:notDate'],
    [{ createMissing: ['grade'] }, 'createMissing:unknownField'],
    [{ createMissing: true }, 'createMissing:notList'],
    [{ dryRun: 'yes' }, 'dryRun:notFlag'],
    [{ fileId: 'x' }, 'fileId:notFile'],
    [{ more: 1 }, 'more:unknownField'],
  ])('refuses %j', async (change, error) => {
    const fileId = await csv('N-1,A,Science,Teacher,2022-01-01,,,');
    const { status, errors } = await importer.call(`${employees}/import/run`, {
      fileId,
      mapping,
      dryRun: true,
      ...change,
    });
    expect([status, errors]).toEqual([400, [error]]);
  });

  it('offers a template that it understands itself', async () => {
    const text = (await importer.raw(`${employees}/import/template?format=csv`)).toString();
    expect(text).toMatch(/^\uFEFFEmployee number \*,Joining date \*,First name \*,Middle name,/);
    const { data } = await importer.call(`${employees}/import/read`, {
      fileId: await importer.upload('t.csv', text),
    });
    expect(Object.keys(data['mapping'] as object)).toEqual(
      (data['fields'] as { key: string }[]).map(({ key }) => key),
    );
    const book = read(await importer.raw(`${employees}/import/template?format=xlsx`));
    expect(book.SheetNames).toEqual(['Employees', 'Columns']);
    const rows = utils.sheet_to_json<string[]>(book.Sheets['Columns'] ?? {}, { header: 1 });
    expect(rows.find(([column]) => column === 'Employment type')).toEqual([
      'Employment type',
      'No',
      'One of the values',
      'Full Time, Part Time',
      '',
    ]);
  });

  it("knows a school's own words again, and the product's too", async () => {
    const word = { term: 'department', language: 'en', singular: 'Faculty', plural: 'Faculties' };
    await importer.add('CustomWords', word);
    for (const column of ['Faculty', 'Department']) {
      const fileId = await importer.upload(`${column}.csv`, `Employee number,${column}\nW-1,Science`);
      const { data } = await importer.call(`${employees}/import/read`, { fileId });
      expect(data['mapping']).toMatchObject({ department: { column } });
    }
  });

  it('that is stopped says what it had done, and goes on when the file comes again', async () => {
    const rows = Array.from({ length: 2400 }, (_, at) =>
      at === 5 ? 'S-5,,Science,Teacher,2021-01-01,,,' : `S-${at},Sara ${at},Science,Teacher,2021-01-01,,,`,
    );
    const fileId = await csv(...rows);
    const before = await importer.count('employee');
    const { data } = await importer.call(`${employees}/import/run`, { fileId, mapping, dryRun: false });
    const jobId = String(data['jobId']);
    while ((await importer.count('employee')) === before) await importer.call(`jobs/${jobId}`);
    await importer.call(`jobs/${jobId}/cancel`, {});
    const job = await importer.ended(jobId);
    const added = (await importer.count('employee')) - before;
    expect(job).toMatchObject({
      state: 'cancelled',
      result: { dryRun: false, added, changed: 0, skipped: 0, wrong: 1, problems: [{ row: 7 }] },
    });
    expect(added).toBeLessThan(2399);
    const again = await importer.run(employees, { fileId, mapping });
    expect(again).toMatchObject({ added: 2399 - added, changed: 0, skipped: added, wrong: 1 });
  });
});
