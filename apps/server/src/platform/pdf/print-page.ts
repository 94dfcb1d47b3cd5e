import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { pageMarks } from './page-marks.ts';
import { sheets } from './pdf-options.ts';
import type { PdfOptions, Sheet } from './pdf-options.ts';

const pixelsPerMillimetre = 96 / 25.4;
const tallestRoll = 3_000;

/** Nobody answers at this name, and nobody is asked: the request is answered here. */
const documentUrl = 'http://document.invalid/';

/** Second lock: even what was let through by mistake the page itself refuses. `sandbox` also stops redirects. */
const policy = "sandbox; default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline' data:";

/** Only what the page itself contains: no server, not even ours, and no file is reached from a document. */
const answer = (request: HTTPRequest, html: string, isFirst: boolean): Promise<void> => {
  if (isFirst && request.url() === documentUrl) {
    return request.respond({
      status: 200,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: html,
    });
  }
  return /^(?:about|data):/.test(request.url()) ? request.continue() : request.abort('aborted');
};

/** Loads the HTML with scripts off and every request refused. */
const load = async (page: Page, html: string): Promise<void> => {
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  let isFirst = true;
  page.on('request', (request) => {
    answer(request, html, isFirst).catch(() => undefined);
    isFirst = false;
  });
  await page.goto(documentUrl, { waitUntil: 'load', timeout: 0 });
};

/** Height of what is on the roll, in millimetres. */
const rollHeight = async (page: Page, { margin }: Sheet): Promise<number> => {
  const pixels = await page.$eval('html', (root) => root.getBoundingClientRect().height);
  return Math.min(tallestRoll, Math.ceil(pixels / pixelsPerMillimetre) + margin.top + margin.bottom + 1);
};

const millimetres = (value: number): string => `${value}mm`;

/** Prints HTML in a browser context of its own, without scripts and without any network. */
export const printPage = async (browser: Browser, html: string, options: PdfOptions): Promise<Buffer> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const sheet = sheets[options.paper];
    await page.setViewport({
      width: Math.floor((sheet.width - sheet.margin.left - sheet.margin.right) * pixelsPerMillimetre),
      height: 1000,
    });
    await load(page, html);
    const { top, right, bottom, left } = sheet.margin;
    const pdf = await page.pdf({
      width: millimetres(sheet.width),
      height: millimetres(sheet.height ?? (await rollHeight(page, sheet))),
      margin: {
        top: millimetres(top),
        right: millimetres(right),
        bottom: millimetres(bottom),
        left: millimetres(left),
      },
      printBackground: true,
      tagged: options.tagged ?? true,
      outline: false,
      displayHeaderFooter: options.footer !== undefined || options.header !== undefined,
      ...pageMarks(options, sheet),
      timeout: 0,
    });
    return Buffer.from(pdf);
  } finally {
    await context.close().catch(() => undefined);
  }
};
