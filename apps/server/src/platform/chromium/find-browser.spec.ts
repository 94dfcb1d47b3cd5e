import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { launch } from 'puppeteer';
import { bundledBrowser } from './bundled-browser.ts';
import { findBrowser } from './find-browser.ts';

const nowhere = { searchPath: '', usualPaths: [], bundled: () => Promise.resolve(undefined) };

describe('finding a browser', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'school-browser-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const program = (name: string): string => {
    const path = join(folder, name);
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, 0o755);
    return path;
  };
  const settings = (chromiumPath = ''): Parameters<typeof findBrowser>[0] => ({
    chromiumPath,
    dataDir: folder,
  });

  it('takes the one of the settings before any other', async () => {
    const chosen = program('chosen');
    const other = program('chromium');
    const browser = await findBrowser(settings(chosen), { ...nowhere, usualPaths: [other] });
    expect(browser?.executablePath).toBe(chosen);
  });

  it('takes an installed one before the one that npm has brought', async () => {
    const installed = program('chromium');
    const bundled = (): Promise<string> => Promise.resolve(program('bundled'));
    const browser = await findBrowser(settings(), { ...nowhere, searchPath: folder, bundled });
    expect(browser?.executablePath).toBe(installed);
  });

  it('takes one without windows before a full one, wherever it is', async () => {
    const [full, light] = [mkdtempSync(join(folder, 'full-')), mkdtempSync(join(folder, 'light-'))];
    program(join(basename(full), 'chromium'));
    const expected = program(join(basename(light), 'chromium-headless-shell'));
    const browser = await findBrowser(settings(), { ...nowhere, searchPath: [full, light].join(delimiter) });
    expect(browser?.executablePath).toBe(expected);
  });

  it('answers nothing where there is none', async () => {
    expect(await findBrowser(settings(), nowhere)).toBeUndefined();
  });
});

/** Sizes of the inflated streams of a PDF: a page without fonts contains no font file. */
const streamSizes = (pdf: Buffer): readonly number[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map((match) => {
    try {
      return inflateSync(Buffer.from(match[1] ?? '', 'latin1')).length;
    } catch {
      return 0;
    }
  });

const onSupportedMachine = process.platform === 'linux' && process.arch === 'x64' ? describe : describe.skip;

onSupportedMachine('the browser that npm has brought', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'school-browser-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('prints text with a font into a PDF', async () => {
    const found = await findBrowser(
      { chromiumPath: '', dataDir: folder },
      { ...nowhere, bundled: bundledBrowser },
    );
    if (found === undefined) throw new Error('No browser');
    const browser = await launch({
      executablePath: found.executablePath,
      args: [...found.args],
      timeout: 30_000,
    });
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>Greenfield School</h1><p>Payslip</p>');
      const pdf = Buffer.from(await page.pdf({ tagged: false }));
      expect(pdf.toString('latin1')).toMatch(/\/FontFile2/);
      expect(Math.max(...streamSizes(pdf))).toBeGreaterThan(2000);
    } finally {
      await browser.close();
    }
  });
});
