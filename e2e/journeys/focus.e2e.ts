import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

/** The field of the form that has the focus, and whether another element covers its upper or lower edge. */
const focused = (page: Page): Promise<{ readonly name: string; readonly covered: boolean } | undefined> =>
  page.evaluate(() => {
    const field = document.activeElement?.closest<HTMLElement>('main form [data-field]');
    const box = field && (document.activeElement?.closest('.MuiInputBase-root') ?? document.activeElement);
    if (!field || !box) return undefined;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    // The middle of its part visible in the window: its label is above its edge on the left.
    const middle = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
    const isFree = (y: number): boolean => {
      const there = document.elementFromPoint(middle, y);
      return there !== null && (box.contains(there) || there.contains(box));
    };
    return { name: field.dataset['field'] ?? '', covered: !isFree(top + 3) || !isFree(bottom - 3) };
  });

const walk = async (page: Page, key: string, times: number): Promise<readonly string[]> => {
  const covered: string[] = [];
  const met = new Set<string>();
  for (let step = 0; step < times; step += 1) {
    await page.keyboard.press(key);
    const field = await focused(page);
    if (field) met.add(field.name);
    if (field?.covered) covered.push(field.name);
  }
  expect(met.size, 'fields on the way').toBeGreaterThan(5);
  return covered;
};

for (const [width, height] of [
  [1280, 800],
  [360, 640],
] as const) {
  test(`a field that takes the focus lies behind no bar of a long form at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'admin');
    await page.goto('/purchase_orders/new');
    await settled(page);
    await page.locator('main form input').first().focus();
    expect(await walk(page, 'Tab', 50)).toEqual([]);
    expect(await walk(page, 'Shift+Tab', 50)).toEqual([]);
  });
}
