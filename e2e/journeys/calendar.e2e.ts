import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { barriers } from '../support/barriers.ts';
import { settled, signIn } from '../support/school.ts';

interface Event {
  readonly title: string;
  readonly startDate: string;
}

const march = '/calendar?view=month&date=2028-03-01';
const entry = (page: Page, title: string) => page.getByRole('button', { name: title });
const daysOf = async (page: Page, title: string): Promise<string[]> => {
  const api = await clientOf(page, 'admin');
  const filter = encodeURIComponent(JSON.stringify({ title }));
  const rows = await api.get<Event[]>(`api/v1/CalenderEvent/getall?filter=${filter}`);
  return rows.map(({ startDate }) => startDate);
};

test.describe('The calendar', () => {
  test('takes an event by keyboard, moves it, and shows it on a phone as a list', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'admin');
    await page.goto(march);
    await settled(page);
    await expect(page.getByRole('heading', { name: 'March 2028' })).toBeVisible();
    await page.getByRole('button', { name: 'New event' }).press('Enter');
    const form = page.getByRole('dialog');
    await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
    // Saving needs no scrolling.
    await expect(form.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('Journey day');
    await page.keyboard.press('Control+s');
    await expect(form).toBeHidden();
    await expect(entry(page, 'Journey day')).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await entry(page, 'Journey day').press('Enter');
    const told = page.getByRole('dialog', { name: 'Journey day' });
    await expect(told.getByText('01 March 2028')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await told.getByRole('textbox', { name: 'Move to' }).fill('2028-03-15');
    await told.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await expect(told).toBeHidden();
    await expect(page.getByText('Journey day was moved.')).toBeVisible();
    expect(await daysOf(page, 'Journey day')).toEqual(['2028-03-15']);

    // Hours open at the start of the school day.
    await page.getByRole('button', { name: 'Week', exact: true }).press('Enter');
    await expect(page.getByText('08:00', { exact: true })).toBeInViewport();
    await expect(page.getByText('01:00', { exact: true })).not.toBeInViewport();

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const pocket = await phone.newPage();
    await signIn(pocket, 'student');
    await pocket.goto('/calendar?date=2028-03-01');
    await expect(pocket.getByRole('button', { name: 'Agenda', pressed: true })).toBeVisible();
    await expect(pocket.getByText('Journey day')).toBeVisible();
    await expect(pocket.getByRole('button', { name: 'New event' })).toHaveCount(0);
    expect(await barriers(pocket)).toEqual([]);
    await pocket.goto('/event/index/2028-03-15');
    await pocket.getByRole('button', { name: /Journey day/ }).click();
    await expect(pocket.getByRole('dialog', { name: 'Journey day' })).toBeVisible();
    await phone.close();
  });
});
