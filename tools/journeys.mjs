import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcome, sum } from './checks/outcome.mjs';
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

/** Titles of the journeys that held only the second time. */
const flakyOnes = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyOnes(inner),
  ]);

const readOutcome = (report, code) => {
  try {
    const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected + errors.length;
    for (const title of flakyOnes(suites)) process.stdout.write(`flaky: ${title}\n`);
    return outcome(stats.expected + stats.flaky, failed === 0 && code !== 0 ? 1 : failed);
  } catch {
    return outcome(0, 1);
  }
};

/** What the journeys have done leaves nothing that the product's own checks call wrong; counts as one more journey. */
const healthAfter = (product) => {
  process.stdout.write('health after the journeys: ');
  return product.command('health') ? outcome(1, 0) : outcome(0, 1);
};

/** Drives the journeys of e2e/ against the built product in a real browser. */
export const runJourneys = async (args = []) => {
  if (!hasJourneys()) return outcome(0, 0);
  const { freePort, startProduct } = await import('./product.mjs');
  // Where a journey listens as Tally does; the server speaks to no address that it is not given at its start.
  const tally = `http://127.0.0.1:${await freePort()}`;
  const product = await startProduct({ TALLY_ADDRESSES: tally }, makeScratchFolder);
  const scratch = mkdtempSync(join(tmpdir(), 'school-journeys-'));
  const report = join(scratch, 'report.json');
  try {
    const environment = {
      E2E_URL: product.url,
      E2E_REPORT: report,
      E2E_TALLY: tally,
      CHROMIUM_PATH: findBrowser(),
    };
    const journeys = readOutcome(report, await runPlaywright(environment, args));
    return sum([journeys, healthAfter(product)]);
  } finally {
    await product.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
};
