import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { demoPassword, settled, signInWith } from '../support/school.ts';

const password = 'Visitor@1234';

interface Answer {
  readonly data: Readonly<Record<string, unknown>>;
}

const send = async (page: Page, token: string, path: string, data: object, method = 'POST') => {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api/${path}`, { method, headers, data });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
  return ((await answer.json()) as Answer).data;
};

const tokenOf = async (page: Page, username: string, word: string): Promise<string> => {
  const data = await send(page, '', 'auth/login', { username, password: word });
  return String(data['token']);
};

/** An account for this journey only: others continue with theirs. Returns its id and an administrator's token. */
const addAccount = async (page: Page, username: string): Promise<{ id: number; admin: string }> => {
  const admin = await tokenOf(page, 'admin', demoPassword);
  const user = { username, entityType: 'PARENT', firstName: 'Visiting', lastName: 'Parent' };
  const id = Number((await send(page, admin, 'setup/v1/user/save', user))['id']);
  const handed = 'Handed@1234';
  const given = { userId: id, newPassword: handed, confirmPassword: handed };
  await send(page, admin, 'setup/v1/user/changePassword', given);
  const own = { oldPassword: handed, newPassword: password, confirmPassword: password };
  await send(page, await tokenOf(page, username, handed), 'setup/v1/user/changePassword', own);
  return { id, admin };
};

/** Two tabs of one browser with one session. */
const twoTabs = async (browser: Browser, username: string): Promise<readonly [Page, Page]> => {
  const context = await browser.newContext();
  const first = await context.newPage();
  await signInWith(first, username, password);
  await first.goto('/dashboard');
  await settled(first);
  const second = await context.newPage();
  await second.goto('/profile');
  await settled(second);
  return [first, second];
};

test.describe('A session that is over', () => {
  test('is over in every tab when one of them signs out, without a click (B006)', async ({
    page,
    browser,
  }) => {
    const username = `leaver${Date.now()}`;
    await addAccount(page, username);
    const [first, second] = await twoTabs(browser, username);
    await first.goto('/logout');
    await expect(first).toHaveURL(/\/login/);
    await expect(second).toHaveURL(/\/login/);
    await first.context().close();
  });

  test('is over in every tab when the user is blocked, without a click (B081)', async ({ page, browser }) => {
    const username = `blocked${Date.now()}`;
    const { id, admin } = await addAccount(page, username);
    const [first, second] = await twoTabs(browser, username);
    await send(page, admin, `setup/v1/user/blockByUserId/${id}`, {}, 'PUT');
    await expect(first).toHaveURL(/\/login/);
    await expect(second).toHaveURL(/\/login/);
    await signInWith(page, 'admin', demoPassword);
    await page.goto(`/user/profile/${id}`);
    await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
    await page.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
    await expect(page.getByRole('button', { name: 'Unblock' })).toHaveCount(0);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Block', exact: true })).toBeVisible();
    await first.context().close();
  });

  test('takes a right away from the menu of a tab that nobody touches', async ({ page, browser }) => {
    const username = `reader${Date.now()}`;
    const { admin } = await addAccount(page, username);
    const [first, second] = await twoTabs(browser, username);
    const news = (tab: Page) => tab.getByRole('link', { name: 'News', exact: true });
    await expect(news(second)).toHaveCount(await news(first).count());
    const off = (offForParents: readonly string[]) =>
      send(page, admin, 'setup/v1/FeatureAccess/update', { offForParents }, 'PUT');
    await first.goto('/news');
    await settled(first);
    await off(['news']);
    await expect(first.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    await off([]);
    await expect(first.getByText('View and manage news announcements')).toBeVisible();
    await second.context().close();
  });
});
