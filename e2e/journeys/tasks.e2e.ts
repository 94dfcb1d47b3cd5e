import { expect, test } from '@playwright/test';
import { openPart, settled, signIn } from '../support/school.ts';

const board = `/tasks?displayedFilters=${encodeURIComponent('{"board":true}')}`;

test.describe('Tasks', () => {
  test('are assigned in a form, moved over a board by keyboard and by hand, and finished part by part (B306) (B307) (B308) (M153) (M154) (M155) (M156) (M157) (M158) (M159) (M160) (M161)', async ({
    page,
  }) => {
    const name = `Journey: water the plants ${Date.now()}`;
    await signIn(page, 'admin');
    await page.goto('/tasks/new');
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAttribute('required', '');
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveAttribute('required', '');
    await expect(page.getByText('File attachment', { exact: true })).toBeVisible();
    for (const label of ['Department', 'Members', 'Course', 'Status'])
      await expect(page.getByRole('combobox', { name: label })).toBeVisible();
    await title.fill(name);
    await page.getByRole('textbox', { name: 'Description' }).fill('All of them');
    await page.getByRole('combobox', { name: 'Department' }).click();
    await page.getByRole('option', { name: /^Library/ }).click();
    await page.getByRole('combobox', { name: 'Members' }).click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    for (const option of await page.getByRole('listbox').getByRole('option').all())
      await expect(option).toContainText('Library');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'End date' }).fill('+7');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/tasks(\/\d+|\?|$)/);

    await page.goto(board);
    await settled(page);
    const column = (state: string) => page.getByRole('region', { name: state });
    const card = (where: string) => column(where).getByRole('listitem', { name });
    await card('New').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(card('Active')).toBeVisible();
    await expect(card('New')).toHaveCount(0);
    // Reloading after the move must not redraw the card being dragged.
    await page.reload();
    await settled(page);
    await expect(card('Active')).toHaveAttribute('draggable', 'true');
    await card('Active').hover({ position: { x: 60, y: 40 } });
    await page.mouse.down();
    const [from, target] = [await card('Active').boundingBox(), await column('Close').boundingBox()];
    // In steps, as a hand does: the first starts the drag, the next ones are over the column, at the height of the card.
    await page.mouse.move((target?.x ?? 0) + 100, (from?.y ?? 0) + 50, { steps: 10 });
    await page.mouse.up();
    await expect(card('Close')).toBeVisible();
    await page.reload();
    await expect(card('Close')).toBeVisible();
    await card('Close')
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Open again' }).click();
    await expect(card('Active')).toBeVisible();

    await signIn(page, 'teacher');
    await page.goto(board);
    await expect(page.getByText(name)).toHaveCount(0);
    await page.getByRole('link', { name: 'Question papers for the term examination' }).click();
    await openPart(page, 'Comments');
    await page.getByLabel('Add a comment').fill('Half of them are written');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Half of them are written' })).toBeVisible();
    await page.getByRole('button', { name: 'My part is done' }).click();
    await expect(page.getByRole('button', { name: 'My part is done' })).toHaveCount(0);
  });
});
