import { Importer } from '../../engine/transfer/import/import.fixture.ts';

const employees = 'EmployeeDetails';
const head = 'Emp No,First name,Last name,Department,Category,Position,Joining date';
const bankHead = 'Bank name,Branch,A/C No,IBAN,Account title';
const iban = 'PK36SCBL0000001123456702';

describe('a file of employees with their bank details', () => {
  let importer: Importer;
  beforeAll(async () => {
    importer = await Importer.open();
    await importer.person('clerk', ['EmployeeManagement', 'EmployeeSearch']);
    const category = await importer.add('EmployeeCategories', { name: 'Teaching', prefix: 'T' });
    await importer.add('EmployeeDepartments', { name: 'Science', code: 'SCI' });
    await importer.add('EmployeePositions', { name: 'Teacher', category });
    const asked = ['Bank name', 'Branch', 'Account number', 'IBAN', 'Account title'];
    for (const [at, name] of asked.entries()) {
      const format = name === 'IBAN' ? 'IBAN' : name === 'Account number' ? 'DIGITS' : 'NONE';
      await importer.add('BankFields', { name, format, mandatory: name === 'IBAN', priority: at + 1 });
    }
  });
  afterAll(() => importer.close());

  const read = async (rows: readonly string[], as = 'admin') => {
    const fileId = await importer.upload('staff.csv', rows.join('\n'), as);
    const { data } = await importer.call(`${employees}/import/read`, { fileId }, as);
    return { fileId, mapping: data['mapping'] as Record<string, { column: string }> };
  };
  const kept = async (number: string) =>
    (
      await importer.school.sql.query<{ name: string; info: string }>({
        text: `select b.name, d.bank_info as info from employee_bank_detail d join bank_field b on b.id = d.bank_field_id
          join employee e on e.id = d.employee_id where e.employee_number = $1 order by b.priority`,
        values: [number],
      })
    ).map(({ name, info }) => [name, info]);

  it('takes all of a person in one row, by the usual headers, and knows it again', async () => {
    const rows = [
      `${head},${bankHead}`,
      `E-1,Amna,Khan,Science,Teaching,Teacher,2024-04-01,Standard,Mall Road,0012345,pk36 scbl 0000 0011 2345 6702,Amna Khan`,
      `E-2,Bilal,Shah,Science,Teaching,Teacher,2024-04-01,,,,,`,
    ];
    const { fileId, mapping } = await read(rows);
    const columns = Object.entries(mapping).filter(([path]) => path.startsWith('bankDetails.'));
    expect(new Set(columns.map(([, { column }]) => column))).toEqual(new Set(bankHead.split(',')));
    expect(columns.length).toBe(5);
    const trial = await importer.run(employees, { fileId, mapping, dryRun: true });
    expect(trial).toMatchObject({ added: 2, wrong: 0 });
    expect(await kept('E-1')).toEqual([]);
    expect(await importer.run(employees, { fileId, mapping })).toMatchObject({ added: 2, wrong: 0 });
    expect(await kept('E-1')).toEqual([
      ['Bank name', 'Standard'],
      ['Branch', 'Mall Road'],
      ['Account number', '0012345'],
      ['IBAN', iban],
      ['Account title', 'Amna Khan'],
    ]);
    expect(await kept('E-2')).toEqual([]);
    expect(await importer.run(employees, { fileId, mapping })).toMatchObject({ changed: 0, skipped: 2 });
  });

  it('needs only the number of somebody who is known, and says what is another', async () => {
    const { fileId, mapping } = await read(['Employee number,Branch', 'E-1,Gulberg']);
    const changed = await importer.run(employees, { fileId, mapping });
    expect(changed).toMatchObject({ added: 0, changed: 1, wrong: 0 });
    expect(changed.samples[0]?.changes).toMatchObject([
      { label: 'Branch', old: 'Mall Road', new: 'Gulberg' },
    ]);
    expect(await kept('E-1')).toContainEqual(['IBAN', iban]);
  });

  it('sends a row back with every mistake of its bank details, and keeps nothing of it', async () => {
    const { fileId, mapping } = await read(['Emp No,IBAN,Account number', 'E-1,PK00,12-34', 'E-2,,99']);
    const { wrong, problems } = await importer.run(employees, { fileId, mapping });
    expect(wrong).toBe(2);
    expect(problems.map(({ message }) => message)).toEqual([
      'Account number: Digits only.; IBAN: This is not a valid IBAN.',
      'IBAN is required',
    ]);
    expect(await kept('E-1')).toContainEqual(['Account number', '0012345']);
  });

  it('offers them to nobody who does not keep them', async () => {
    const { mapping } = await read(
      [`${head},${bankHead}`, 'E-9,A,B,Science,Teaching,Teacher,2024-04-01,x,x,1,,'],
      'clerk',
    );
    expect(Object.keys(mapping).filter((path) => path.startsWith('bankDetails.'))).toEqual([]);
    const csv = (await importer.raw(`${employees}/import/template?format=csv`)).toString();
    expect(csv).toContain('Account title');
  });
});
