import { call } from '../../../test/school.ts';
import { catalogue } from '@school/resources';
import { sixSignedIn, sixPeople as people } from '../../../test/six-people.ts';
import type { SixPerson } from '../../../test/six-people.ts';
import { wholeSearch } from '../../../test/whole-search.ts';
import type { SearchAnswer } from '../../engine/search/found.ts';

/** Addresses, and the users whose menu has them. */
const menu: readonly (readonly [address: string, ...who: SixPerson[]])[] = [
  ['/news', ...people],
  ['/user', 'admin'],
  ['/configuration/settings', 'admin'],
  ['/feature_access_settings', 'admin'],
  ['/oauth/clients', 'admin'],
  ['/oauth/institute_branch', 'admin'],
  ['/AuditGrid', 'admin'],
  ['/dev/data', 'admin'],
  ['/employee/add_department', 'admin', 'hr'],
  ['/payroll_groups', 'admin', 'hr'],
  ['/finance/employee_payslips/approve_payslips', 'admin', 'finance'],
];

/** Calls that read, export or prepare an import, and the users they answer; 403 for everyone else. */
const calls: readonly (readonly [call: string, ...who: SixPerson[]])[] = [
  ['setup/v1/user/getall', 'admin'],
  ['setup/v1/user/export?format=csv', 'admin'],
  ['setup/v1/user/findByName/a', 'admin'],
  ['setup/v1/RoleGroups/getall', 'admin'],
  ['setup/v1/OAuthClients/getall', 'admin'],
  ['setup/v1/InstituteBranches/getall', 'admin'],
  ['setup/v1/FeatureAccess/get', 'admin'],
  ['setup/v1/audit', 'admin'],
  ['setup/v1/dev-data', 'admin'],
  ['setup/v1/outbox', 'admin'],
  ['setup/v1/get', ...people],
  ['setup/v1/AcademicSetup/getall', ...people],
  ['setup/v1/EmployeeDetails/getall', 'admin', 'hr', 'finance', 'teacher'],
  ['setup/v1/EmployeeDetails/import/template?format=csv', 'admin', 'hr'],
  ['setup/v1/EmployeeCategories/import/template?format=csv', 'admin', 'hr'],
  ['api/v1/news/all', 'admin'],
  ['api/v1/news/current-user', ...people],
];

/** Pages and calls of HR, payroll and finance: administrators, and the staff of each office. */
const offices: readonly (readonly [page: string, call: string, ...who: SixPerson[]])[] = [
  ['/employee/add_category', 'setup/v1/EmployeeDocuments/getall', 'admin', 'hr'],
  ['/paybooks', 'setup/v1/EmployeeDetails/import/template?format=csv', 'admin', 'hr'],
  ['/payroll_categories/index', 'setup/v1/IndividualPayslipItems/getall', 'admin', 'hr'],
  ['/finance/payroll_groups', 'finance/v1/PayrollCategory/getall', 'admin', 'finance'],
  ['/finance/employee_payslips/approve_payslips', 'setup/v1/paybooks/getall', 'admin', 'finance'],
];

/** What an employee without any office privilege works with: teaching, and their own pay. */
const ofEmployee = {
  menu: ['/courses/manage_course', '/courses/manage_batches', '/subjects', '/my_payslips'],
  answered: ['Class', 'Batch', 'Subject', 'WorkAllotment', 'paySlip'],
  refused: ['payrollGroup', 'payRolls', 'paybooks', 'payrollRuns', 'EmployeeDocuments', 'user', 'RoleGroups'],
};

/** A page of each module and a call behind it. */
const ofAdministrator: Readonly<Record<string, readonly [page: string, call: string]>> = {
  academic: ['/courses/manage_course', 'setup/v1/Class/getall'],
  finance: ['/finance/transactions', 'finance/v1/transactions/getall'],
  hr: ['/employee/view_all', 'setup/v1/EmployeeDetails/getall'],
  inventory: ['/store_items', 'setup/v1/StoreItem/getall'],
  library: ['/books', 'setup/v1/Books/getall'],
  transport: ['/transport', 'transport/v1/Route/getall'],
  settings: ['/configuration/settings', 'setup/v1/get'],
};

/** Modules of students and parents, each by a page and the call behind it. */
const ofFamilies: readonly (readonly [
  person: 'student' | 'parent',
  module: string,
  page: string,
  call: string,
])[] = [
  ['student', 'student-profile', '/student/my_profile', 'setup/v1/studentEntity/getall'],
  ['student', 'student-exams', '/student/exam_results', 'setup/v1/ExamResult/getall'],
  ['student', 'student-fees', '/my_fees', 'finance/v1/studentFee/getall'],
  ['parent', 'parent-profile', '/student/my_children', 'setup/v1/Guardian/getall'],
  ['parent', 'parent-children', '/student/my_children', 'setup/v1/studentEntity/getall'],
  ['parent', 'parent-fees', '/children_fees', 'finance/v1/studentFee/getall'],
];

describe('the six sign-ins', () => {
  const six = sixSignedIn();

  const ask = (person: SixPerson, url: string) =>
    call(six.server, `/${url}`, { token: six.tokenFor(person) });
  /** Everyone by name with the result of the question. */
  const all = async <T>(question: (person: SixPerson) => Promise<T>): Promise<Record<string, T>> =>
    Object.fromEntries(await Promise.all(people.map(async (one) => [one, await question(one)] as const)));
  const expected = <T>(who: readonly string[], yes: T, no: T): Record<string, T> =>
    Object.fromEntries(people.map((person) => [person, who.includes(person) ? yes : no]));

  it.each(menu)('%s stands in the menu of those whom it is for (B024)', async (address, ...who) => {
    const has = await all(async (person) =>
      (await ask(person, 'setup/v1/session')).text.includes(`"url":"${address}"`),
    );
    expect(has).toEqual(expected(who, true, false));
  });

  it.each(calls)('%s answers those whom it is for', async (url, ...who) => {
    const statuses = await all(async (person) => (await ask(person, url)).status);
    expect(statuses).toEqual(expected(who, 200, 403));
  });

  it.each(offices)('of the offices open %s (B380)', async (page, url, ...who) => {
    const has = await all(async (person) =>
      (await ask(person, 'setup/v1/session')).text.includes(`"url":"${page}"`),
    );
    expect(has).toEqual(expected(who, true, false));
    for (const person of people.filter((one) => who.some((name) => name === one)))
      expect([person, (await ask(person, url)).status]).toEqual([person, 200]);
    for (const person of ['teacher', 'student', 'parent'] as const) {
      expect([person, (await ask(person, url)).status]).toEqual([person, 403]);
    }
  });

  it('give an employee what is academic and his own part of finance, and no more (B053)', async () => {
    const session = (await ask('teacher', 'setup/v1/session')).text;
    expect(ofEmployee.menu.filter((url) => !session.includes(`"url":"${url}`))).toEqual([]);
    for (const base of ofEmployee.answered) {
      expect([base, (await ask('teacher', `setup/v1/${base}/getall`)).status]).toEqual([base, 200]);
    }
    for (const base of ofEmployee.refused) {
      expect([base, (await ask('teacher', `setup/v1/${base}/getall`)).status]).toEqual([base, 403]);
    }
  });

  it.each(Object.entries(ofAdministrator))(
    'let an administrator use the module %s (B052)',
    async (_module, [page, base]) => {
      const session = (await ask('admin', 'setup/v1/session')).text;
      expect(session).toContain(`"url":"${page}"`);
      expect((await ask('admin', base)).status).toBe(200);
    },
  );

  it('let an administrator call every list and setting of every module', async () => {
    for (const { key, api, parent, single } of catalogue.resources) {
      if (api === undefined || parent !== undefined) continue;
      const base = typeof api === 'string' ? api : api[0];
      const { status } = await ask('admin', `${base}/${single ? 'get' : 'getall?range=[0,0]'}`);
      expect([key, status]).toEqual([key, 200]);
    }
  });

  it.each(ofFamilies)(
    'let a %s use %s: %s is in the menu and answered (B054, B055)',
    async (person, _module, page, url) => {
      expect((await ask(person, 'setup/v1/session')).text).toContain(`"url":"${page}"`);
      expect((await ask(person, url)).status).toBe(200);
      for (const other of ['hr', 'finance', 'teacher'] as const) {
        expect((await ask(other, 'setup/v1/session')).text).not.toContain(`"url":"${page}"`);
      }
    },
  );

  it('are found by the search of those alone who manage users', async () => {
    const finds = await all(async (person) => {
      const found = await wholeSearch(
        async () => (await ask(person, 'setup/v1/search?q=teacher')).body.data as unknown as SearchAnswer,
      );
      return JSON.stringify(found).toLowerCase().includes('teacher');
    });
    expect(finds).toEqual(expected(['admin'], true, false));
  });

  it('get the menu of the rights that they have, also when it is read for them (B017, B221)', async () => {
    for (const person of people) {
      const session = (await ask(person, 'setup/v1/session')).body.data;
      const { id } = session['user'] as { readonly id: number };
      const user = await ask(person, `setup/v1/user/get/${id}`);
      expect([person, user.body.data['services']]).toEqual([person, session['services']]);
    }
  });
});
