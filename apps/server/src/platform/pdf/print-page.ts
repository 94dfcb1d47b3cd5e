import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { pageMarks } from './page-marks.ts';
import { sheets } from './pdf-options.ts';
import type { PdfOptions, Sheet } from './pdf-options.ts';

const pixelsPerMillimetre = 96 / 25.4;
const tallestRoll = 3_000;

/** No host has this name, and none is contacted: the request is answered here. */
const documentUrl = 'http://document.invalid/';

/** Second line of defence: the page itself refuses even what was let through by mistake. `sandbox` also stops redirects. */
const policy = "sandbox; default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline' data:";

const millimetres = (value: number): string => `${value}mm`;

/** Height of the content on the roll, in millimetres. */
const rollHeight = async (page: Page, { margin }: Sheet): Promise<number> => {
  const pixels = await page.$eval('html', (root) => root.getBoundingClientRect().height);
  return Math.min(tallestRoll, Math.ceil(pixels / pixelsPerMillimetre) + margin.top + margin.bottom + 1);
};

/**
 * A page in a browser context of its own, without scripts or network, for one document after another: opening one costs the
 * browser more than printing fifty cards on it. A document leaves nothing behind, since it cannot store anything.
 */
export class PrintPage {
  private readonly context: BrowserContext;
  private readonly page: Page;
  /** The document requested next; it is served once. */
  private document: string | undefined;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  static async open(browser: Browser): Promise<PrintPage> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const opened = new PrintPage(context, page);
    await page.setJavaScriptEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      opened.answer(request).catch(() => undefined);
    });
    return opened;
  }

  /** Prints a complete HTML page. */
  async print(html: string, options: PdfOptions): Promise<Buffer> {
    const { page } = this;
    const sheet = sheets[options.paper];
    await page.setViewport({
      width: Math.floor((sheet.width - sheet.margin.left - sheet.margin.right) * pixelsPerMillimetre),
      height: 1000,
    });
    this.document = html;
    await page.goto(documentUrl, { waitUntil: 'load', timeout: 0 });
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
      // The size in the document is accurate to a pixel; that of the options comes out up to a third of a millimetre
      // longer.
      preferCSSPageSize: sheet.exact === true,
      tagged: options.tagged ?? true,
      outline: false,
      displayHeaderFooter: options.footer !== undefined || options.header !== undefined,
      ...pageMarks(options, sheet),
      timeout: 0,
    });
    return Buffer.from(pdf);
  }

  /** Removes the document from the page. */
  async clear(): Promise<void> {
    await this.page.goto('about:blank', { timeout: 0 });
  }

  async close(): Promise<void> {
    await this.context.close().catch(() => undefined);
  }

  /** Only what the page itself contains: a document can reach no server, not even ours, and no file. */
  private answer(request: HTTPRequest): Promise<void> {
    const html = this.document;
    if (html !== undefined && request.url() === documentUrl) {
      this.document = undefined;
      return request.respond({
        status: 200,
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': policy },
        body: html,
      });
    }
    return /^(?:about|data):/.test(request.url()) ? request.continue() : request.abort('aborted');
  }
}
