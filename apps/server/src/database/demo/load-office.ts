import type { ApiClient } from './api-client.ts';
import type { MasterIds } from './load-masters.ts';
import type { LoadedEmployee } from './load-people.ts';

/** Papers by the place of the employee in the list; two of them run out within the next weeks. */
const papers = [
  { person: 0, name: 'Appointment letter', expiresOn: null },
  { person: 14, name: 'Teaching licence', expiresOn: '2026-12-10' },
  { person: 26, name: 'Work permit', expiresOn: '2026-12-31' },
  { person: 64, name: 'Driving licence', expiresOn: '2027-06-30' },
] as const;

const bankColumns = (ids: MasterIds): readonly object[] => [
  { heading: 'Account title', content: 'BANK', bankField: ids.bankFields.get('Account title') },
  { heading: 'IBAN', content: 'BANK', bankField: ids.bankFields.get('IBAN') },
  { heading: 'Amount', content: 'NET_PAY' },
  { heading: 'Date', content: 'DATE' },
  { heading: 'Reference', content: 'PAYSLIP' },
  { heading: 'Purpose', content: 'TEXT', text: 'Salary' },
];

/** What the personnel office keeps beside people and pay: papers, a bank's template, a pay book, a record group. */
export const loadOffice = async (
  api: ApiClient,
  people: readonly LoadedEmployee[],
  ids: MasterIds,
): Promise<void> => {
  for (const { person, ...paper } of papers) {
    await api.post('setup/v1/EmployeeDocuments/save', { employee: people[person]?.id, ...paper });
  }
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
  const details = await api.get<readonly { id: number; name: string }[]>('setup/v1/AdditionalDetails/getall');
  await api.post('setup/v1/RecordGroups/save', {
    name: 'Safety',
    description: 'Who helps in an emergency, and where',
    details: details.filter(({ name }) => name !== 'Tax number').map(({ id }) => id),
  });
};
