import type { ApiClient } from './api-client.ts';
import type { MasterIds } from './load-masters.ts';
import type { LoadedEmployee } from './load-people.ts';

/** Documents by the employee's position in the list; two of them expire within the next weeks. */
const papers = [
  { person: 0, name: 'Appointment letter', expiresOn: null },
  { person: 14, name: 'Teaching licence', expiresOn: '2026-12-10' },
  { person: 26, name: 'Work permit', expiresOn: '2026-12-31' },
  { person: 64, name: 'Driving licence', expiresOn: '2027-06-30' },
] as const;

/** A teacher, by position in the list. */
const promoted = 20;

const bankColumns = (ids: MasterIds): readonly object[] => [
  { heading: 'Account title', content: 'BANK', bankField: ids.bankFields.get('Account title') },
  { heading: 'IBAN', content: 'BANK', bankField: ids.bankFields.get('IBAN') },
  { heading: 'Amount', content: 'NET_PAY' },
  { heading: 'Date', content: 'DATE' },
  { heading: 'Reference', content: 'PAYSLIP' },
  { heading: 'Purpose', content: 'TEXT', text: 'Salary' },
];

/** Someone who taught here until last summer, so that the list of former employees is not empty. */
const oneWhoLeft = async (api: ApiClient, ids: MasterIds): Promise<void> => {
  const { id } = await api.post<{ id: number }>('setup/v1/EmployeeDetails/save', {
    employeeNumber: 'E0987',
    firstName: 'Rukhsana',
    lastName: 'Bano',
    gender: 'FEMALE',
    dateOfBirth: '1966-02-11',
    joiningDate: '2004-08-16',
    department: ids.departments.get('HUM'),
    category: ids.categories.get('Teaching'),
    position: ids.positions.get('Senior Teacher'),
    grade: ids.grades.get('Grade B'),
    annualSalary: '1320000.00',
  });
  await api.post(`setup/v1/EmployeeDetails/transition/leave/${id}`, {
    leavingDate: '2026-06-30',
    leavingReason: 'Retired',
  });
};

/** A teacher who was promoted: the career has entries, and payroll has a second assignment from November onwards. */
const onePromotion = async (
  api: ApiClient,
  person: LoadedEmployee | undefined,
  ids: MasterIds,
): Promise<void> => {
  if (!person) return;
  await api.put(`setup/v1/EmployeeDetails/update/${person.id}`, {
    position: ids.positions.get('Senior Teacher'),
    grade: ids.grades.get('Grade B'),
    annualSalary: '1260000.00',
  });
  const [now] = await api.get<readonly { group: number }[]>(
    `setup/v1/payRolls/getall?filter={"employee":${person.id}}&range=[0,0]`,
  );
  await api.post('setup/v1/payRolls/save', {
    employee: person.id,
    group: now?.group,
    grossPay: '105000.00',
    effectiveFrom: '2026-11-01',
    remark: 'Promotion to Senior Teacher',
  });
};

/** A third-party program that looks people up on behalf of the administrator; nobody has its secret yet. */
const oneProgram = async (api: ApiClient): Promise<void> => {
  const [admin] = await api.get<readonly { id: number }[]>(
    'setup/v1/user/getall?filter={"username":"admin"}&range=[0,0]',
  );
  await api.post('setup/v1/OAuthClients/save', {
    name: 'Telephone system',
    actAs: admin?.id,
    scopes: ['EmployeeSearch'],
  });
};

/** What the personnel office keeps apart from people and pay: documents, a bank's template, a pay book, a record group. */
export const loadOffice = async (
  api: ApiClient,
  people: readonly LoadedEmployee[],
  ids: MasterIds,
): Promise<void> => {
  for (const { person, ...paper } of papers) {
    await api.post('setup/v1/EmployeeDocuments/save', { employee: people[person]?.id, ...paper });
  }
  await oneWhoLeft(api, ids);
  await onePromotion(api, people[promoted], ids);
  await api.post('setup/v1/bankFileTemplates/save', {
    name: 'Greenfield Cooperative Bank',
    account: ids.bankFields.get('IBAN'),
    columns: bankColumns(ids),
  });
  await api.post('setup/v1/paybooks/save', {
    name: 'September 2026',
    fromPeriod: '2026-09-01',
    toPeriod: '2026-09-30',
    shows: ['DEPARTMENT', 'SIGNATURE'],
  });
  await oneProgram(api);
  const details = await api.get<readonly { id: number; name: string }[]>('setup/v1/AdditionalDetails/getall');
  await api.post('setup/v1/RecordGroups/save', {
    name: 'Safety',
    description: 'Who helps in an emergency, and where',
    details: details.filter(({ name }) => name !== 'Tax number').map(({ id }) => id),
  });
};
