import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The trial balance for some days on the screen sums to zero. */
export const balances = async (
  page: Page,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): Promise<void> => {
  await page.goto(`/finance/ledger/trial_balance?from=${startDate}&to=${endDate}`);
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total.getByText('Rs 0.00', { exact: true })).toHaveCount(2);
};
