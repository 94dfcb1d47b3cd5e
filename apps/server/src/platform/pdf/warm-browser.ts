import { launch } from 'puppeteer';
import type { Browser } from 'puppeteer';
import { Refusal } from '@school/kernel';
import { makeProfile, removeProfile, sweepProfiles } from '../chromium/browser-profiles.ts';
import type { Browser as FoundBrowser } from '../chromium/find-browser.ts';
import { PrintPage } from './print-page.ts';

/** Long-lived browsers grow; replacing them now and then keeps memory bounded. */
const pagesPerBrowser = 300;

/** Requests by the page are refused already; these keep the browser itself from contacting anyone. */
const closedIn = [
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--disable-gpu',
];

type FindBrowser = () => Promise<FoundBrowser | undefined>;

const start = async (find: FindBrowser): Promise<Browser> => {
  const found = await find();
  if (!found) {
    throw new Refusal(
      503,
      'PDF files cannot be created: there is no browser on the server. Set CHROMIUM_PATH.',
      {
        code: 'NO_BROWSER',
        data: { retryAfter: 60 },
      },
    );
  }
  await sweepProfiles();
  const userDataDir = await makeProfile();
  const browser = await launch({
    userDataDir,
    executablePath: found.executablePath,
    args: [...found.args, ...closedIn],
    env: { ...process.env, ...found.env },
    headless: true,
    pipe: true,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 30_000,
  }).catch(async (error: unknown) => {
    await removeProfile(userDataDir);
    throw error;
  });
  // However it ends: closed, killed or crashed.
  browser.once('disconnected', () => void removeProfile(userDataDir));
  return browser;
};

/** Kills the browser with all of its processes; it leads its own process group where the platform has them. */
const kill = (browser: Browser): void => {
  const child = browser.process();
  if (!child?.pid) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
};

/** Rejects when the browser is gone; some calls to a dead one never settle by themselves. */
const deathOf = (browser: Browser): Promise<never> =>
  new Promise((_, reject) => {
    const died = (): void => reject(new Error('The browser has died.'));
    if (browser.connected) browser.once('disconnected', died);
    else died();
  });

/** One browser that is started on first use and stays until it dies, hangs or has printed enough. */
export class WarmBrowser {
  private readonly find: FindBrowser;
  private current: Promise<Browser> | undefined;
  /** Idle pages of the browser, each empty. */
  private readonly idle = new WeakMap<Browser, PrintPage[]>();
  private pages = 0;
  private inUse = 0;

  constructor(find: FindBrowser) {
    this.find = find;
  }

  /** Lends a page of the browser to `work`, which prints one document on it. */
  async use<T>(work: (page: PrintPage) => Promise<T>): Promise<T> {
    if (this.pages >= pagesPerBrowser && this.inUse === 0) await this.close();
    this.inUse += 1;
    this.pages += 1;
    try {
      const browser = await this.open();
      return await Promise.race([this.onPage(browser, work), deathOf(browser)]);
    } finally {
      this.inUse -= 1;
    }
  }

  /** Kills a hung browser without asking it to close. */
  async kill(): Promise<void> {
    const browser = await this.forget();
    if (browser) kill(browser);
  }

  async close(): Promise<void> {
    const browser = await this.forget();
    if (!browser) return;
    const impatience = setTimeout(() => kill(browser), 3_000);
    await browser.close().catch(() => kill(browser));
    clearTimeout(impatience);
  }

  /** Process id of the running browser, for tests and diagnostics. */
  async pid(): Promise<number | undefined> {
    return (await this.current?.catch(() => undefined))?.process()?.pid;
  }

  private async onPage<T>(browser: Browser, work: (page: PrintPage) => Promise<T>): Promise<T> {
    const idle = this.idleOf(browser);
    const page = idle.pop() ?? (await PrintPage.open(browser));
    try {
      const done = await work(page);
      // The caller that has its document does not wait until it is off the page.
      page.clear().then(
        () => idle.push(page),
        () => page.close(),
      );
      return done;
    } catch (error) {
      void page.close();
      throw error;
    }
  }

  private idleOf(browser: Browser): PrintPage[] {
    const known = this.idle.get(browser);
    if (known) return known;
    const idle: PrintPage[] = [];
    this.idle.set(browser, idle);
    return idle;
  }

  private open(): Promise<Browser> {
    if (this.current) return this.current;
    const starting = start(this.find);
    this.current = starting;
    this.pages = 1;
    const clear = (): void => {
      if (this.current === starting) this.current = undefined;
    };
    starting.then((browser) => browser.on('disconnected', clear), clear);
    return starting;
  }

  private async forget(): Promise<Browser | undefined> {
    const browser = this.current;
    this.current = undefined;
    return browser?.catch(() => undefined);
  }
}
