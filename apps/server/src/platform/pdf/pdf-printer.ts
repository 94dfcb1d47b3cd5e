import { Refusal } from '@school/kernel';
import type { Browser as FoundBrowser } from '../chromium/find-browser.ts';
import type { PdfOptions } from './pdf-options.ts';
import { WarmBrowser } from './warm-browser.ts';

export interface PdfLimits {
  /** Pages printed concurrently. */
  readonly atOnce: number;
  /** Waiting documents; more are refused. */
  readonly waiting: number;
  /** Milliseconds for one document; a browser that takes longer is killed. */
  readonly time: number;
  /** Bytes of HTML. */
  readonly size: number;
}

const usual: PdfLimits = { atOnce: 3, waiting: 100, time: 30_000, size: 20_000_000 };

/** Milliseconds; nothing worth a new browser prints faster. */
const leastTime = 1_000;

const tooSlow = (): Refusal =>
  new Refusal(504, 'The document is too large to print.', { code: 'PDF_TIMEOUT' });
const tooMany = (): Refusal =>
  new Refusal(503, 'Many documents are being printed. Try again in a moment.', {
    code: 'BUSY',
    data: { retryAfter: 10 },
  });
const tooLarge = (): Refusal =>
  new Refusal(413, 'The document is too large to print.', { code: 'TOO_LARGE' });

/** Makes PDF files from HTML, a few at a time, with a watchdog outside the browser. */
export class PdfPrinter {
  private readonly browser: WarmBrowser;
  private readonly limits: PdfLimits;
  private readonly queue: (() => void)[] = [];
  private running = 0;

  /** `find` returns the browser of this machine. */
  constructor(find: () => Promise<FoundBrowser | undefined>, limits: Partial<PdfLimits> = {}) {
    this.browser = new WarmBrowser(find);
    this.limits = { ...usual, ...limits };
  }

  /**
   * Prints a complete HTML page. Scripts do not run and nothing is loaded: pictures and fonts are `data:` URLs.
   * @throws Refusal 413, 503 or 504 when the document is too large, too many are waiting, or it takes too long
   */
  async renderPdf(html: string, options: PdfOptions): Promise<Buffer> {
    if (Buffer.byteLength(html) > this.limits.size) throw tooLarge();
    await this.turn();
    try {
      return await this.printTwice(html, options);
    } finally {
      this.running -= 1;
      this.queue.shift()?.();
    }
  }

  /** Process id of the warm browser, undefined while there is none. */
  browserPid(): Promise<number | undefined> {
    return this.browser.pid();
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /**
   * A browser may die under a page through no fault of the page, so a second one gets a chance, within the time of the
   * document: of two endless pages, the one that is given up kills the browser of the other.
   */
  private async printTwice(html: string, options: PdfOptions): Promise<Buffer> {
    const left = { time: options.time ?? this.limits.time };
    try {
      return await this.print(html, options, left);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (left.time < leastTime) throw tooSlow();
      return this.print(html, options, left);
    }
  }

  /** @param left remaining time of the document; counts from when the browser is available, and decreases */
  private print(html: string, options: PdfOptions, left: { time: number }): Promise<Buffer> {
    return this.browser.use(async (page) => {
      const begun = performance.now();
      try {
        return await this.watched(page.print(html, options), left.time);
      } finally {
        left.time -= performance.now() - begun;
      }
    });
  }

  /** A browser that does not respond in time is killed. */
  private async watched(printing: Promise<Buffer>, time: number): Promise<Buffer> {
    let timer: NodeJS.Timeout | undefined;
    const watchdog = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(tooSlow());
        void this.browser.kill();
      }, time);
    });
    // After the watchdog nobody is waiting for it any more, and its failure is expected.
    printing.catch(() => undefined);
    try {
      return await Promise.race([printing, watchdog]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async turn(): Promise<void> {
    if (this.running >= this.limits.atOnce) {
      if (this.queue.length >= this.limits.waiting) throw tooMany();
      await new Promise<void>((resolve) => this.queue.push(resolve));
    }
    this.running += 1;
  }
}
