import { expect, test } from '@playwright/test';
import { signIn } from '../support/school.ts';

const navigation = 'nav, .h-bar, .h-shell';

test.describe('Without a session', () => {
  test('the public pages open without a menu, and everything else ends on the sign-in page (B001, B002)', async ({
    page,
  }) => {
    for (const path of ['/login', '/forgot-password', '/userForm']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator(navigation)).toHaveCount(0);
    }
    for (const path of ['/dashboard', '/news', '/finance', '/no-such-page', '/logout']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
    }
  });

  test('the sign-in page welcomes, names the school and its maker, and says nothing before it is asked (B025, B026, B028, B029, B030, B033, B094)', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page).toHaveTitle(/^Login.*Greenfield School/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('input[name="email"]')).toBeVisible();
    await expect(page.getByText('Username is required')).toBeHidden();
    await expect(page.getByText('Please Enter Your Password')).toBeHidden();
    const password = page.locator('input[name="password"]');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: /show/i }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: /hide/i }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeVisible();
    await expect(page.getByText(/Powered by/i)).toBeVisible();
  });

  test('a sign-in shows that it works, says what the server says, and can be tried again (B031, B034, B072, B145)', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    const refusal = JSON.stringify({ success: false, data: {}, message: 'Invalid credentials' });
    const button = page.locator('button[type="submit"]');
    for (const [status, body, words] of [
      [401, refusal, 'Invalid credentials'],
      [500, '', 'Server Side Error'],
    ] as const) {
      let answer: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/auth/login', async (route) => {
        await asked;
        await route.fulfill({ status, body });
      });
      await button.click();
      await expect(button).toBeDisabled();
      answer();
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(button).toBeEnabled();
      await page.unroute('**/auth/login');
    }
  });

  test('a forgotten password is asked for by mail, with the way back (B032, B037, B038, B039, B095)', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: /Forgot your password/ }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    const email = page.locator('input[type="email"]');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Please Enter Your Email')).toBeVisible();
    await email.fill('no address');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('alert')).toContainText('This is not a valid e-mail address');
    await email.fill('nobody@greenfield.example');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Reset link are sended to your mailbox, check there first')).toBeVisible();
    await page.locator('a[href="/login"]').click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('the form that nobody uses does nothing (B041)', async ({ page }) => {
    await page.goto('/userForm');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/userForm/);
    expect(calls.filter((method) => method !== 'GET')).toEqual([]);
  });

  test('the defaults stand where name and logo are not answered (B077, B119)', async ({ page }) => {
    await page.route('**/public/v1/getNameAndLogo', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/EduERP/);
  });
});

test.describe('With a session', () => {
  test('an unknown address says so and leads home (B009, B010)', async ({ page }) => {
    await signIn(page, 'teacher');
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await page
      .getByRole('link', { name: 'Go Back Home' })
      .or(page.getByRole('button', { name: 'Go Back Home' }))
      .click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
