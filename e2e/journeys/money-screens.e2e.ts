import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { namedRoutes, opensTo, type Actor, type AnyResource, type Role, type Route } from '@school/kernel';
import { catalogue } from '@school/resources';
import { clientOf, type Saved } from '../support/api.ts';
import { signIn, type RoleName } from '../support/school.ts';

type Client = Awaited<ReturnType<typeof clientOf>>;

/** Screens where money is earned, owed and paid. */
const areas = new Set(['finance', 'fees', 'onlinePayments', 'hostel', 'transport', 'tally']);
const routes = namedRoutes(catalogue).filter(({ module }) => areas.has(module));
const resources = new Map<string, AnyResource>(catalogue.resources.map((one) => [one.key, one]));

/** The first record of a resource that a user sees. */
const firstOf = async (api: Client, key: string): Promise<Saved | undefined> => {
  const base = [resources.get(key)?.api ?? []].flat()[0];
  if (base === undefined) return undefined;
  // A resource that a user may not list has no record for them.
  const rows = await api.get<Saved[]>(`${base}/getall?range=[0,0]`).catch((): Saved[] => []);
  return rows[0];
};

/** Records that URL parameters stand for; for the others, the URL names the resource of its screen. */
const meant: Readonly<Record<string, string>> = {
  stuId: 'student',
  studentId: 'student',
  studentID: 'student',
  batchId: 'batch',
  collectionId: 'feeCollection',
  categoryId: 'feeCategory',
  courseId: 'course',
  departmentId: 'employeeDepartment',
  hostelId: 'hostel',
};

/** URLs of records that the school does not have when the journeys begin, or that only a payment leads to. */
const without = new Set([
  '/finance/challans/:id',
  '/transport_fee/employees/:id',
  '/transport_imports/:id',
  '/online_payments/trial/:reference',
  '/online_payments/result/:reference',
]);

/**
 * The school of the journeys started out with the product: nobody has an opening balance, until someone gets one and it is
 * taken back.
 */
const oweFromBefore = async (api: Client): Promise<void> => {
  const last = 'setup/v1/studentEntity/getall?range=[0,0]&sort=["id","DESC"]&filter={"status":"ACTIVE"}';
  const [student] = await api.get<Saved[]>(last);
  const due = await api.post<Saved>('finance/v1/openingDues/save', { student: student?.id, amount: '10.00' });
  const reason = { reverseReason: 'Written by a journey' };
  await api.post(`finance/v1/openingDues/transition/reverse/${due.id}`, reason);
};

/** The URL with records of the school in place of its parameters; none where there is no such record. */
const filled = async (api: Client, { path, definitionKey }: Route): Promise<string | undefined> => {
  let address = path;
  for (const [whole, name] of path.matchAll(/:(\w+)/g)) {
    if (name === 'reference') return undefined;
    if (name?.startsWith('admission')) {
      const students = await api
        .get<{ admissionNumber: string }[]>('setup/v1/studentEntity/getall?range=[0,0]')
        .catch(() => []);
      if (!students[0]) return undefined;
      address = address.replace(whole, students[0].admissionNumber);
      continue;
    }
    const key = path.startsWith('/instant_fees/list_particulars')
      ? 'instantFeeCategory'
      : (meant[name ?? ''] ?? (resources.has(definitionKey) ? definitionKey : 'student'));
    const record = name === 'type' || name === 'payee' ? { id: 'student' } : await firstOf(api, key);
    if (!record) return undefined;
    address = address.replace(whole, String(record.id));
  }
  return address;
};

/** Pending requests to the product, apart from its endless event streams. */
const openCalls = (page: Page) => {
  const open = new Set<Request>();
  const refused: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/') && !call.url().includes('stream')) open.add(call);
  });
  page.on('requestfailed', (call) => open.delete(call));
  page.on('response', (answer) => {
    open.delete(answer.request());
    if (answer.status() >= 400) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  return { open, refused };
};

/** What users see at a URL that does not open. */
const fault = async (
  page: Page,
  { open, refused }: ReturnType<typeof openCalls>,
  address: string,
): Promise<string | undefined> => {
  refused.length = 0;
  await page.evaluate(async (to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
    // The screen is rendered and has requested its data.
    await new Promise((drawn) => setTimeout(drawn, 60));
  }, address);
  await expect(page.locator('.MuiSkeleton-root, .s-loading, [role=progressbar]'), address).toHaveCount(0);
  await expect.poll(() => open.size, { message: address, intervals: [30, 60, 100] }).toBe(0);
  const heading = page.getByRole('heading', { level: 1 }).first();
  await expect(heading, address).toBeVisible();
  const title = (await heading.textContent()) ?? '';
  if (/not found|permission/i.test(title)) return title;
  const alerts = await page.getByRole('main').locator('.MuiAlert-colorError').allTextContents();
  return refused[0] ?? alerts[0];
};

const opened = new Set<string>();
const roles = ['parent', 'student', 'teacher', 'hr', 'finance', 'admin'] as const satisfies RoleName[];

for (const role of roles) {
  test(`Each screen of money opens for ${role}, if it is for ${role}`, async ({ page }) => {
    const api = await clientOf(page, role);
    const session = await api.get<{ user: Saved; role: Role; privileges: string[] }>('setup/v1/session');
    const actor: Actor = { id: session.user.id, role: session.role, privileges: new Set(session.privileges) };
    await signIn(page, role);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (role === 'admin') await oweFromBefore(api);
    const faults: string[] = [];
    const calls = openCalls(page);
    for (const route of routes.filter((one) => opensTo(actor, one))) {
      const address = await filled(api, route);
      if (address === undefined) continue;
      const wrong = await fault(page, calls, address);
      opened.add(route.path);
      if (wrong !== undefined) faults.push(`${address}: ${wrong}`);
    }
    expect(faults).toEqual([]);
  });
}

test('Each screen of money was opened by somebody', () => {
  const left = routes.filter(({ path }) => !opened.has(path) && !without.has(path));
  expect(left.map(({ path }) => path)).toEqual([]);
});
