import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { signIn } from '../support/school.ts';

const polls = '**/collab/v1/poll';
const answer = (status: number, data: unknown, message = '') => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ success: status < 400, data, message }),
});
const broken = (route: Route): Promise<void> => route.abort();
const refused = (route: Route): Promise<void> => route.fulfill(answer(409, { code: 'CONFLICT' }));

/** A poll as the server would return it, for screens that handle odd responses. */
const told = {
  id: 7,
  version: 1,
  title: 'Lunch',
  description: 'What do we eat?',
  options: ['Yes', 'No'],
  allowOtherAns: true,
  status: 'Open',
  openForPolling: true,
  closesAt: null,
  showResults: 'ALWAYS',
  isAnonymous: false,
  allowChange: false,
  batches: '',
  departments: '',
  audience: [],
  userId: 1,
  creator: 'Ann',
  votes: 0,
  electors: 3,
  hasVoted: false,
  myAnswer: null,
  mayVote: true,
  mayEdit: true,
  resultsVisible: true,
};

const fill = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('Asked by a journey');
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('Yes');
};
const add = (page: Page) => page.getByRole('button', { name: 'Add answer' });

test.describe('Polls', () => {
  test('are made for an audience, voted on, and their results come by themselves (B242) (B243) (B247) (B248) (B249) (B250) (B263) (M137) (M138) (M139) (M140) (M141) (M142) (M146) (M167) (M175)', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'admin');
    const listed = page.waitForRequest(/collab\/v1\/poll\/getall\?userId=\d+/);
    await page.goto('/poll_questions');
    await listed;
    await page.getByRole('link', { name: 'Create Poll' }).click();
    await page.getByRole('button', { name: 'Create Poll' }).click();
    for (const text of ['Title is required', 'Description is required', 'Answer is required'])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await fill(page, 'Journey: a longer break?');
    await page.getByRole('textbox', { name: 'Answer 1' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Answer 2' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Answer 2' }).fill('No');
    for (const name of ['Batches', 'Departments']) {
      await page.getByRole('group', { name: 'Add:' }).getByRole('button', { name, exact: true }).click();
      const box = page.getByRole('combobox', { name });
      await page.getByRole('button', { name: `${name}: All` }).click();
      await expect(box.locator('xpath=..').locator('.MuiChip-root').first()).toBeVisible();
      await page.getByRole('button', { name: `${name}: None` }).click();
      await expect(box.locator('xpath=..').locator('.MuiChip-root')).toHaveCount(0);
    }
    await page.getByRole('checkbox', { name: 'Allow Other Answer' }).check();
    await expect(page.getByRole('checkbox', { name: 'Open for Poll' })).toBeChecked();
    await page.getByRole('button', { name: 'Create Poll' }).click();
    await expect(page.getByText('Poll Created Successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/poll_questions$/);
    await page.getByRole('link', { name: 'Results: Journey: a longer break?' }).click();
    await expect(page.getByText('No votes yet.')).toBeVisible();

    const other = await browser.newContext();
    const voter = await other.newPage();
    await signIn(voter, 'teacher');
    await voter.goto('/poll_questions');
    await voter.getByRole('link', { name: 'Vote: Journey: a longer break?' }).click();
    await expect(voter.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await voter.getByRole('radio', { name: 'Others' }).check();
    await expect(voter.getByRole('button', { name: 'Vote' })).toBeDisabled();
    await voter.getByRole('textbox', { name: 'Your answer' }).fill('Only on Fridays');
    await voter.getByRole('button', { name: 'Vote' }).click();
    await expect(voter.getByText('Vote Cast Successfully')).toBeVisible();
    await expect(voter).toHaveURL(/\/poll_questions\/\d+$/);
    await expect(voter.getByText('You voted: Only on Fridays')).toBeVisible();
    await other.close();

    // Nobody has touched the administrator's page meanwhile.
    await expect(page.getByRole('listitem').filter({ hasText: 'Only on Fridays' })).toContainText(
      '1 vote · 100.00 %',
    );
    await expect(page.getByText('Leading: Only on Fridays')).toBeVisible();
  });

  test('have one to six answers, and say while they are saved (B244) (B245) (B254) (B255) (B256) (B257) (B267) (M143) (M144) (M170) (K088)', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto('/poll_questions/new');
    await expect(page.getByRole('button', { name: /^Delete answer/ })).toHaveCount(0);
    await fill(page, 'Journey: six answers');
    for (let number = 2; number <= 6; number += 1) {
      await add(page).click();
      await page.getByRole('textbox', { name: `Answer ${number}` }).fill(`Answer no. ${number}`);
    }
    await expect(add(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Allow Other Answer' })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Open for Poll' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Create Poll' }).click();
    await expect(page.getByText('Poll Created Successfully')).toBeVisible();

    await page.getByRole('link', { name: 'Results: Journey: six answers' }).click();
    await page.getByRole('link', { name: 'Edit Poll' }).click();
    await expect(page).toHaveURL(/\/poll_questions\/\d+\/edit$/);
    const [id] = /\d+/.exec(new URL(page.url()).pathname) ?? [];
    await expect(add(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Open for Poll' })).toBeChecked();
    for (let left = 5; left > 0; left -= 1)
      await page.getByRole('button', { name: 'Delete answer 2' }).click();
    await expect(page.getByRole('button', { name: /^Delete answer/ })).toHaveCount(0);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`${polls}/${id}`, async (route) => {
      await held;
      await route.continue();
    });
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Edit Poll' }).click();
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
    expect((await sent).url()).toContain(`/poll/${id}`);
    release();
    await expect(page.getByText('Poll Updated Successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/poll_questions$/);
  });

  test('say what went wrong, each failure in its own words (B246) (B252) (B258) (B268) (B269) (M168) (M169) (M171) (M172) (M173) (M174) (M176) (M177) (M178) (M179) (M180) (M181)', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const says = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    const meet = async (pattern: string, handler: (route: Route) => Promise<void>, path?: string) => {
      await page.unroute(pattern);
      await page.route(pattern, handler);
      if (path) await page.goto(path);
    };

    await page.goto('/poll_questions/new');
    await fill(page, 'Journey: refused');
    await meet(`${polls}/save`, refused);
    await page.getByRole('button', { name: 'Create Poll' }).click();
    await says('Failed to create poll');
    await meet(`${polls}/save`, broken);
    await page.getByRole('button', { name: 'Create Poll' }).click();
    await says('An error occurred while creating the poll');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();

    const fail = (route: Route): Promise<void> => route.fulfill(answer(500, {}));
    await meet(`${polls}/7`, fail, '/poll_questions/7/edit');
    await says('Failed to fetch poll details');
    await expect(page).toHaveURL(/\/poll_questions$/);
    await meet(`${polls}/7`, broken, '/poll_questions/7/edit');
    await says('An error occurred while fetching poll details');
    await expect(page).toHaveURL(/\/poll_questions$/);
    await meet(`${polls}/7`, fail, '/poll_questions/7/voting');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Vote' })).toHaveCount(0);

    const found = (route: Route): Promise<void> =>
      route.request().method() === 'PATCH' ? refused(route) : route.fulfill(answer(200, told));
    await meet(`${polls}/7`, found, '/poll_questions/7/edit');
    await page.getByRole('button', { name: 'Edit Poll' }).click();
    await says('Failed to update poll');
    await meet(`${polls}/7`, (route) =>
      route.request().method() === 'PATCH' ? broken(route) : route.fulfill(answer(200, told)),
    );
    await page.getByRole('button', { name: 'Edit Poll' }).click();
    await says('An error occurred while updating the poll');

    await meet(`${polls}/7`, found, '/poll_questions/7/voting');
    await meet(`${polls}/vote`, refused);
    await page.getByRole('button', { name: 'Vote' }).click();
    await says('Failed to cast vote');
    await meet(`${polls}/vote`, broken);
    await page.getByRole('button', { name: 'Vote' }).click();
    await says('An error occurred while casting vote');

    await page.route(`${polls}/stream/7`, broken);
    await meet(`${polls}/view/7`, (route) => route.fulfill(answer(200, 'odd')), '/poll_questions/7');
    await says('Unexpected response format from server');
    await meet(`${polls}/view/7`, broken, '/poll_questions/7');
    await says('An error occurred while fetching poll results');
    await meet(`${polls}/view/7`, (route) => route.fulfill(answer(200, [])), '/poll_questions/7');
    await says('No options available for this poll.');
    await page.goto('/poll_questions/99999999');
    await says('No poll found.');
    await page.goto('/poll_questions/99999999/voting');
    await says('No poll found.');
  });

  test('colour the most votes as success, the fewest as danger, the others as primary (B251) (K090)', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const rows = [
      { option: 'A', votes: 3, per: 50 },
      { option: 'B', votes: 2, per: 33.33 },
      { option: 'C', votes: 1, per: 16.67 },
    ];
    await page.route(`${polls}/7`, (route) => route.fulfill(answer(200, told)));
    await page.route(`${polls}/view/7`, (route) => route.fulfill(answer(200, rows)));
    await page.route(`${polls}/stream/7`, broken);
    await page.goto('/poll_questions/7');
    for (const [name, tone] of [
      ['A', 'success'],
      ['B', 'primary'],
      ['C', 'danger'],
    ] as const)
      await expect(page.getByRole('progressbar', { name })).toHaveAttribute('data-tone', tone);
  });
});
