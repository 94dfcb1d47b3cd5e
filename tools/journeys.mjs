import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { because, outcome, sum } from './checks/outcome.mjs';
import { inProject, root } from './project.mjs';
import { makeScratchFolder } from './scratch.mjs';

const findBrowser = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/server/dist/cli.js', 'browser'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
};

const hasJourneys = () =>
  readdirSync(inProject('e2e'), { recursive: true }).some(
    (name) => /\.(?:spec|e2e)\.ts$/.test(name) && !name.includes('node_modules'),
  );

const runPlaywright = (environment, args) =>
  new Promise((resolve, reject) => {
    const cli = inProject('node_modules/@playwright/test/cli.js');
    const child = spawn(process.execPath, [cli, 'test', '-c', 'e2e/playwright.config.ts', ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** Titles of the journeys that ended this way: `flaky` passed only the second time, `unexpected` never. */
const journeysThat = (ending, suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === ending))
      .map(({ file, title }) => `${file}: ${title}`),
    ...journeysThat(ending, inner),
  ]);

const readOutcome = (report, code) => {
  try {
    const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected + errors.length;
    for (const title of journeysThat('flaky', suites)) process.stdout.write(`flaky: ${title}\n`);
    const names = [
      ...journeysThat('unexpected', suites),
      ...errors.map(({ message }) => message ?? 'an error'),
    ];
    if (failed === 0 && code !== 0)
      return outcome(stats.expected + stats.flaky, 1, [`journeys: ended with ${code}`]);
    return outcome(stats.expected + stats.flaky, failed, names);
  } catch (error) {
    return outcome(0, 1, [because('journeys: no report', error.message)]);
  }
};

/** The journeys must leave nothing behind that the product's own checks report as wrong; counts as one more journey. */
const healthAfter = (product) => {
  process.stdout.write('health after the journeys: ');
  return product.command('health') ? outcome(1, 0) : outcome(0, 1, ['health after the journeys']);
};

/** Two cores drive two schools in parallel; the second gains nothing where only a few journeys are requested. */
const schoolsFor = (args) => (args.length === 0 ? 2 : 1);

/** Products to be driven side by side, each on its own database; built once, then started together. */
const startProducts = async (count, settings) => {
  const { buildAdmin, buildServer } = await import('./build.mjs');
  const { startProduct } = await import('./product.mjs');
  await buildServer();
  await buildAdmin();
  const starts = await Promise.allSettled(
    Array.from({ length: count }, () => startProduct(settings, makeScratchFolder)),
  );
  const products = starts.flatMap(({ value }) => value ?? []);
  const failed = starts.find(({ status }) => status === 'rejected');
  if (failed === undefined) return products;
  await stopAll(products);
  throw failed.reason;
};

const stopAll = (products) => Promise.all(products.map((product) => product.stop()));

/** Drives the journeys of e2e/ against the built product in a real browser. */
export const runJourneys = async (args = []) => {
  if (!hasJourneys()) return outcome(0, 0);
  const { freePort } = await import('./product.mjs');
  // Where a journey listens in Tally's place; the server connects to no address that it is not given at startup.
  const tally = `http://127.0.0.1:${await freePort()}`;
  // And in place of a learning platform.
  const learn = `http://127.0.0.1:${await freePort()}`;
  const products = await startProducts(schoolsFor(args), { TALLY_ADDRESSES: tally, LEARN_ADDRESSES: learn });
  const scratch = mkdtempSync(join(tmpdir(), 'school-journeys-'));
  const report = join(scratch, 'report.json');
  try {
    const environment = {
      E2E_URLS: products.map(({ url }) => url).join(','),
      E2E_REPORT: report,
      E2E_TALLY: tally,
      E2E_LEARN: learn,
      CHROMIUM_PATH: findBrowser(),
    };
    const journeys = readOutcome(report, await runPlaywright(environment, args));
    return sum([journeys, ...products.map(healthAfter)]);
  } finally {
    await stopAll(products);
    rmSync(scratch, { recursive: true, force: true });
  }
};
