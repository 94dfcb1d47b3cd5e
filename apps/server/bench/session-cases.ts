import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import type { Client } from 'pg';
import { median } from './load.ts';
import { call, signIn, type Product } from './product.ts';
import { startSecondServer } from './second-server.ts';
import { millis, type Figure } from './table.ts';

const rounds = 3;
const most = 1_000;
const password = 'Demo@1234';
const at = { login: "location.pathname === '/login'", users: "document.querySelector('tbody tr') !== null" };
/** As the menu does: to another address inside the page. */
const signOut = `history.pushState({}, '', '/logout'); void dispatchEvent(new PopStateEvent('popstate'))`;
const noUsers = "document.querySelector('tbody tr') === null";

/** A person for one round, with their open tabs. */
interface Visitor {
  readonly id: number;
  readonly here: Product;
  readonly tabs: readonly Page[];
}

interface Way {
  readonly what: string;
  /** What a tab shows once the user is out. */
  readonly out: string;
  readonly act: (visitor: Visitor, there: Product) => Promise<unknown>;
}

const roles = (id: number): string => `setup/v1/user/update_role_group/${id}`;

const ways: readonly Way[] = [
  {
    what: 'signed out in one tab',
    out: at.login,
    act: async ({ tabs: [first] }) => await first?.evaluate(signOut),
  },
  {
    what: 'blocked on another server',
    out: at.login,
    act: ({ id }, there) => call(there, 'PUT', `setup/v1/user/blockByUserId/${id}`, {}),
  },
  {
    what: 'given another password there',
    out: at.login,
    act: ({ id }, there) =>
      call(there, 'POST', 'setup/v1/user/changePassword', {
        userId: id,
        newPassword: 'Another@1234',
        confirmPassword: 'Another@1234',
      }),
  },
  {
    what: 'demoted there, until the list is gone',
    out: noUsers,
    act: ({ id }, there) => call(there, 'POST', roles(id), { roleGroups: [], grants: [] }),
  },
];

let sequence = Date.now();

/** An account for one round only that may read users, with a password that need not be changed. */
const addAccount = async (admin: Product, client: Client): Promise<{ id: number; username: string }> => {
  sequence += 1;
  const username = `bench${sequence.toString(36)}`;
  const user = { username, entityType: 'EMPLOYEE', firstName: 'Bench', lastName: 'Visitor' };
  const { id } = await call<{ id: number }>(admin, 'POST', 'setup/v1/user/save', user);
  const given = { userId: id, newPassword: password, confirmPassword: password };
  await call(admin, 'POST', 'setup/v1/user/changePassword', given);
  await call(admin, 'POST', roles(id), { roleGroups: [], grants: ['UserManagement'] });
  await client.query('update user_credential set must_change = false where user_id = $1', [id]);
  return { id, username };
};

const openTab = async (context: BrowserContext, url: string, token: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  const account = { token, entityType: 'EMPLOYEE' };
  await page.evaluate(`localStorage.setItem('authUser', ${JSON.stringify(JSON.stringify(account))})`);
  await page.goto(`${url}/user`);
  await page.waitForFunction(at.users);
  // A newly opened tab would follow anyway: it is left open for a moment first.
  await delay(500);
  return page;
};

/** Milliseconds from the action until the last of three tabs is out, one of them open on the other server. */
const outAfter = async (
  browser: Browser,
  client: Client,
  { out, act }: Way,
  [here, there]: readonly [Product, Product],
): Promise<number> => {
  const { id, username } = await addAccount(here, client);
  const token = (await signIn(here.url, username)).replace('Bearer ', '');
  const context = await browser.createBrowserContext();
  try {
    const tabs: Page[] = [];
    for (const url of [here.url, here.url, there.url]) tabs.push(await openTab(context, url, token));
    const gone = tabs.map((tab) => tab.waitForFunction(out, { polling: 'mutation', timeout: 30_000 }));
    const start = performance.now();
    const done = act({ id, here, tabs }, there);
    await Promise.all(gone);
    const took = performance.now() - start;
    await done;
    return took;
  } finally {
    await context.close();
  }
};

/** How long an idle tab stays open after its user has lost access, with two servers on one database. */
export const sessionFigures = async (
  browser: Browser,
  client: Client,
  product: Product,
): Promise<Figure[]> => {
  const authorization = await signIn(product.url, 'admin');
  const second = await startSecondServer();
  try {
    const here = { ...product, authorization };
    const there = { ...here, url: second.url };
    const figures: Figure[] = [];
    for (const way of ways) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await outAfter(browser, client, way, [here, there]));
      }
      const slowest = Math.max(...times);
      figures.push({
        what: way.what,
        ours: millis(slowest),
        beside: `slowest of ${rounds}, median ${millis(median(times))}`,
        target: 'out within 1000 ms',
        holds: slowest < most,
      });
    }
    return figures;
  } finally {
    second.stop();
  }
};
