import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { findBrowser } from '../src/platform/chromium/find-browser.ts';

/** Milliseconds allowed for a step on a busy machine. */
const patience = 20_000;

/** The generated screens of a resource as a user operates them, by their visible text. */
export class GeneratedScreen {
  private readonly browser: Browser;
  private readonly page: Page;

  constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** Opens a URL and waits for its heading. */
  async open(path: string, heading: string): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await this.settled();
  }

  /** Fills in the form of a new record and saves it, which opens its page; returns the text of that page. */
  async create(
    texts: Readonly<Record<string, string>>,
    choices: Readonly<Record<string, string>>,
  ): Promise<string> {
    await this.page
      .getByRole('button', { name: /^New / })
      .or(this.page.getByRole('link', { name: /^New / }))
      .first()
      .click();
    await this.fill(texts);
    for (const [label, option] of Object.entries(choices)) {
      await this.page.getByRole('combobox', { name: label }).last().click();
      await this.page.getByRole('option', { name: option, exact: true }).click();
    }
    await this.page.getByRole('button', { name: 'Save', exact: true }).last().click();
    await this.page.getByRole('tab', { name: 'History' }).waitFor();
    return this.shownFields();
  }

  /** Changes a record through the menu of its row. */
  async edit(name: string, texts: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: 'Edit' }).click();
    await this.fill(texts);
    const written = this.page.waitForResponse((answer) => answer.url().includes('/update/'));
    await this.page.getByRole('button', { name: 'Save', exact: true }).last().click();
    if (!(await written).ok()) throw new Error('The change was refused.');
  }

  /** Opens the page of a record through the menu of its row, and returns the text of its open part. */
  async show(name: string): Promise<string> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: 'Show' }).click();
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
    return this.shownFields();
  }

  /** Opens the history of the displayed record and returns its newest change. */
  async lastStep(): Promise<string> {
    await this.page.getByRole('tab', { name: 'History' }).click();
    const step = this.page.getByRole('listitem').filter({ hasText: '→' }).first();
    await step.waitFor();
    return (await step.innerText()).replaceAll(/\s+/g, ' ');
  }

  /** Words of the row that contains the text. */
  async row(text: string): Promise<string> {
    const row = this.rowWith(text);
    await row.waitFor();
    return row.innerText().then((words) => words.replaceAll(/\s+/g, ' '));
  }

  /** Types into the search box; `gone` is a row that does not match. */
  async search(words: string, gone: string): Promise<void> {
    await this.page.getByPlaceholder('Search…').first().fill(words);
    await this.rowWith(gone).waitFor({ state: 'detached' });
  }

  async isThere(text: string): Promise<boolean> {
    return (await this.rowWith(text).count()) > 0;
  }

  /** Text of the CSV file exported from the menu. */
  async exported(): Promise<string> {
    await this.page.getByRole('button', { name: 'Import/Export' }).click();
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('menuitem', { name: /^Export as CSV/ }).click();
    return readFile(await (await download).path(), 'utf8');
  }

  /** Imports a CSV file through the wizard. */
  async importFile(text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Import/Export' }).click();
    await this.page.getByRole('menuitem', { name: /^Import/ }).click();
    const wizard = this.page.getByRole('dialog');
    const chooser = this.page.waitForEvent('filechooser');
    await wizard.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await wizard.getByRole('button', { name: 'Check (nothing is saved)' }).click();
    await wizard.getByText('Nothing has been saved yet.').waitFor();
    await wizard.getByRole('button', { name: 'Import 1', exact: true }).click();
    await wizard.getByText('added', { exact: true }).waitFor();
    await wizard.getByRole('button', { name: 'Close' }).last().click();
  }

  private rows(): Locator {
    return this.page.getByRole('table').first().getByRole('row');
  }

  private rowWith(text: string): Locator {
    return this.rows().filter({ hasText: text }).first();
  }

  private async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await this.page.getByRole('textbox', { name: label }).last().fill(text);
    }
  }

  private async shownFields(): Promise<string> {
    const fields = this.page.locator('dl').last();
    await fields.waitFor();
    return (await fields.innerText()).replaceAll(/\s+/g, ' ');
  }

  private async settled(): Promise<void> {
    await this.page.locator('.MuiSkeleton-root, .s-loading').first().waitFor({ state: 'detached' });
  }
}

/** A browser on a product, signed in through the sign-in call like the journeys. */
export const openScreen = async (
  url: string,
  username: string,
  password: string,
): Promise<GeneratedScreen> => {
  const found = await findBrowser({ chromiumPath: '', dataDir: join(tmpdir(), 'school-browser') });
  if (!found) throw new Error('There is no browser on this machine.');
  const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patience);
  const answer = await page.request.post('/api/auth/login', { data: { username, password } });
  const { data } = (await answer.json()) as { data: unknown };
  await page.goto('/favicon.svg');
  await page.evaluate(`localStorage.setItem('authUser', ${JSON.stringify(JSON.stringify(data))})`);
  return new GeneratedScreen(browser, page);
};
