import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { openDatabase } from '../src/platform/postgres/open-database.ts';
import { findBrowser } from '../src/platform/chromium/find-browser.ts';
import { pageFigures } from './page-cases.ts';
import { signIn, type Product } from './product.ts';
import { getFigure, listFigures, searchFigure } from './read-cases.ts';
import { seedEmployees } from './seed.ts';
import { startFigures } from './start-cases.ts';
import { printFigure, printHead, type Figure } from './table.ts';
import { exportFigure, importFigure, payslipFigure } from './work-cases.ts';
import { signInFigure, writeFigures } from './write-cases.ts';

/** Where the running product, its database and the other bundles of the bench are; given by `tools/bench.mjs`. */
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

/** One step of the bench; what it measures is printed at once, since the whole takes minutes. */
type Step = () => Promise<Figure | readonly Figure[]>;

const productSteps = async (product: Product, client: Client, baseline: string): Promise<readonly Step[]> => {
  const department = await idOf(client, "select id from employee_department where code = 'B1'");
  const employee = await idOf(
    client,
    "select min(id) as id from employee where employee_number like 'BENCH%'",
  );
  return [
    () => listFigures(product, baseline, department),
    () => getFigure(product, baseline, employee),
    () => searchFigure(product, baseline),
    () => writeFigures(product, baseline, department),
    () => signInFigure(product),
    () => exportFigure(product),
    () => payslipFigure(product, employee),
    () => importFigure(product),
  ];
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
const browser = await findBrowser({
  chromiumPath: process.env['CHROMIUM_PATH'] ?? '',
  dataDir: given('BENCH_DATA_DIR'),
});
const steps: readonly Step[] = [
  ...(await productSteps(product, client, baseline.address)),
  () => startFigures(given('BENCH_START'), databaseUrl),
  ...(browser ? [() => pageFigures(product, browser.executablePath, browser.args)] : []),
];
printHead();
try {
  process.exitCode = (await runAll(steps)) ? 0 : 1;
} finally {
  baseline.stop();
  await client.end();
  await database.stop();
}
