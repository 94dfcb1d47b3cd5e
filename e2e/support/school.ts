import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The accounts of the demo school, as the sign-in page offers them. */
export const roles = {
  admin: 'Administrator',
  hr: 'Human resources',
  finance: 'Finance',
  teacher: 'Teacher',
  student: 'Student',
  parent: 'Parent',
} as const;
export type RoleName = keyof typeof roles;

export const demoPassword = 'Demo@1234';

/** Responses of the sign-in call, cached for all journeys of a run. */
const sessions = new Map<string, Promise<string>>();

const askSession = async (page: Page, username: string, password: string): Promise<string> => {
  const answer = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(answer.ok(), `sign-in of ${username}`).toBe(true);
  return JSON.stringify(((await answer.json()) as { data: unknown }).data);
};

/** Puts a session into the browser as a sign-in would leave it; the next URL opens as that user. */
export const takeSession = async (page: Page, session: string): Promise<void> => {
  await page.goto('/favicon.svg');
  await page.evaluate((value) => localStorage.setItem('authUser', value), session);
};

/** A separate session for any account, through the sign-in call. */
export const signInWith = async (page: Page, username: string, password: string): Promise<void> =>
  takeSession(page, await askSession(page, username, password));

/** Signs in an account of the demo school without the sign-in page; the call is made once per run. */
export const signIn = async (page: Page, role: RoleName): Promise<void> => {
  const session = sessions.get(role) ?? askSession(page, role, demoPassword);
  sessions.set(role, session);
  await takeSession(page, await session);
};

/** Signs in with one click on an account of the demo school, as its visitors do. */
export const signInByHand = async (page: Page, role: RoleName): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: `${roles[role]} ${role}` }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Waits until a screen is complete: its heading is there and no placeholder is left. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, .s-loading')).toHaveCount(0);
};

/** Resizes the window to that of a phone, or back to wide. */
export const onPhone = (page: Page): Promise<void> => page.setViewportSize({ width: 390, height: 844 });
export const onDesk = (page: Page): Promise<void> => page.setViewportSize({ width: 1280, height: 800 });

/** Whether the page fits the window without scrolling sideways. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** The page fits once it has adopted the width of the resized window. */
export const settlesInWidth = (page: Page): Promise<void> => expect.poll(() => fits(page)).toBe(true);

/** The row of a table that contains the text. */
export const rowWith = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('row').filter({ hasText: text });

/** Opens the three-dot menu of a row and chooses from it. */
export const chooseInRow = async (page: Page, name: string, verb: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: verb }).click();
};

/** Chooses an entry of a picker by its text. */
export const pick = async (page: Page, label: string, words: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  await box.fill(words);
  // The entries for this text have loaded, so that none is replaced under the mouse.
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(words);
  await page.getByRole('option', { name: words }).first().click();
  await expect(box).toHaveValue(new RegExp(words));
};

/** Performs an action from the menu of a record's page. */
export const chooseMore = async (page: Page, verb: string): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: verb, exact: true }).click();
};

/** Opens a part of a record, which is in the row of tabs or, where there is no room for it, behind "More". */
export const openPart = async (page: Page, name: string): Promise<void> => {
  const tab = page.getByRole('tab', { name }).last();
  const more = page.getByRole('button', { name: /^More \(/ });
  await tab.or(more).first().waitFor();
  if (await tab.isVisible()) return tab.click();
  const item = page.getByRole('menuitem', { name, exact: true });
  // The tabs are laid out anew when something arrives, which closes the menu.
  await expect(async () => {
    if (!(await item.isVisible())) await more.click({ timeout: 2000 });
    await item.click({ timeout: 2000 });
  }).toPass();
};
