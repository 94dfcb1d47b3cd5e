import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { launch, type Browser } from 'puppeteer';
import { openDatabase } from '../src/platform/postgres/open-database.ts';
import { findBrowser } from '../src/platform/chromium/find-browser.ts';
import { calendarFigures } from './calendar-cases.ts';
import { cardFigure } from './card-cases.ts';
import { driveFigures } from './drive-cases.ts';
import { examFigures } from './exam-cases.ts';
import { pageFigures } from './page-cases.ts';
import { largeFigures, millionFigures } from './large-cases.ts';
import { signIn, type Product } from './product.ts';
import { getFigure, listFigures, searchFigure } from './read-cases.ts';
import { moneyFigures } from './money-cases.ts';
import { scrollFigures } from './scroll-cases.ts';
import { seedEmployees } from './seed.ts';
import { sessionFigures } from './session-cases.ts';
import { startFigures } from './start-cases.ts';
import { printFigure, printHead, type Figure } from './table.ts';
import { payslipFigures } from './payslip-cases.ts';
import { largePayrollFigures } from './large-payroll-cases.ts';
import { switchFigure } from './switch-cases.ts';
import { timetableFigures } from './timetable-cases.ts';
import { uploadFigures } from './upload-cases.ts';
import { voteFigures } from './vote-cases.ts';
import { exportFigure, importFigure, largeImportFigure } from './work-cases.ts';
import { signInFigure, writeFigures } from './write-cases.ts';

/** Location of the running product, its database and the other bench bundles; passed by `tools/bench.mjs`. */
const given = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
};

const startBaseline = (databaseUrl: string): Promise<{ address: string; stop: () => void }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [given('BENCH_BASELINE')], {
      env: { ...process.env, BENCH_DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', (message) => {
      const { address } = message as { address: string };
      resolve({ address, stop: () => void child.kill() });
    });
    child.once('error', reject);
  });

const idOf = async (client: Client, text: string): Promise<number> =>
  Number((await client.query<{ id: string }>(text)).rows[0]?.id);

/** One step of the bench; its measurements are printed immediately, since the whole takes minutes. */
type Step = () => Promise<Figure | readonly Figure[]>;

const productSteps = async (
  product: Product,
  client: Client,
  baseline: string,
): Promise<Readonly<Record<string, Step>>> => {
  const department = await idOf(client, "select id from employee_department where code = 'B1'");
  const employee = await idOf(
    client,
    "select min(id) as id from employee where employee_number like 'BENCH%'",
  );
  return {
    list: () => listFigures(product, baseline, department),
    get: () => getFigure(product, baseline, employee),
    search: () => searchFigure(product, baseline),
    write: () => writeFigures(product, baseline, department),
    'sign-in': () => signInFigure(product),
    large: () => largeFigures(product),
    drive: () => driveFigures(product, client),
    upload: () => uploadFigures(product, client, given('BENCH_DATA_DIR')),
    money: () => moneyFigures(product, client, baseline),
    votes: () => voteFigures(product, client),
    'online-exam': () => examFigures(product, client),
    timetable: () => timetableFigures(product, client),
    calendar: () => calendarFigures(product, client),
    cards: () => cardFigure(product),
    export: () => exportFigure(product),
    payslips: () => payslipFigures(product, employee),
    'large-payroll': () => largePayrollFigures(product, client, employee),
    import: () => importFigure(product),
    'large-import': () => largeImportFigure(product),
    million: () => millionFigures(product, client),
  };
};

const browserSteps = (browser: Browser, product: Product): Readonly<Record<string, Step>> => ({
  page: () => pageFigures(product, browser),
  scroll: () => scrollFigures(product, browser),
  sessions: () => sessionFigures(browser, client, product),
  switch: () => switchFigure(browser, { script: given('BENCH_START'), databaseUrl }),
});

/** Steps named on the command line; all if none is named. */
const chosen = (steps: Readonly<Record<string, Step>>): readonly Step[] => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(steps, name));
  if (unknown !== undefined)
    throw new Error(`There is no step ${unknown}; steps are ${Object.keys(steps).join(', ')}`);
  return Object.entries(steps).flatMap(([name, step]) =>
    names.length === 0 || names.includes(name) ? [step] : [],
  );
};

const runAll = async (steps: readonly Step[]): Promise<boolean> => {
  let holds = true;
  for (const step of steps) {
    const figures = [await step()].flat();
    figures.forEach(printFigure);
    holds &&= figures.every((figure) => figure.holds !== false);
  }
  return holds;
};

const database = await openDatabase({ databaseUrl: '', dataDir: given('BENCH_DATA_DIR') });
const databaseUrl = database.url;
const url = given('BENCH_URL');
const client = new Client({ connectionString: databaseUrl });
await client.connect();
await client.query('set search_path to main, public');
await seedEmployees(client);
const product: Product = { url, pid: Number(given('BENCH_PID')), authorization: await signIn(url, 'hr') };
const baseline = await startBaseline(databaseUrl);
const found = await findBrowser({
  chromiumPath: process.env['CHROMIUM_PATH'] ?? '',
  dataDir: given('BENCH_DATA_DIR'),
});
const browser =
  found && (await launch({ executablePath: found.executablePath, args: [...found.args], headless: true }));
printHead();
try {
  const steps = {
    ...(await productSteps(product, client, baseline.address)),
    start: () => startFigures(given('BENCH_START'), databaseUrl),
    ...(browser ? browserSteps(browser, product) : {}),
  };
  process.exitCode = (await runAll(chosen(steps))) ? 0 : 1;
} finally {
  await browser?.close();
  baseline.stop();
  await client.end();
  await database.stop();
}
