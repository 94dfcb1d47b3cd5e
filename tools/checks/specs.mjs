import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectOf, runNx } from '../nx.mjs';
import { inProject, root } from '../project.mjs';
import { outcome } from './outcome.mjs';

const nodeOptions = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

const reportOf = (folder) => inProject(folder, 'node_modules/.cache/specs.json');

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** A file that does not load runs none of its tests, so it counts as one failure itself. */
const outcomeOf = (report, status) => {
  if (report === undefined) return outcome(0, 1);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return outcome(report.numPassedTests, failed === 0 && status !== 0 ? 1 : failed);
};

/**
 * Runs Jest over the specs of one workspace, or those that match the patterns, and leaves its report in the cache
 * folder of the workspace. Answers the exit code.
 */
export const runJest = (folder, patterns = []) => {
  const report = reportOf(folder);
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const jest = inProject('node_modules/jest/bin/jest.js');
  const config = inProject(folder, 'jest.config.mjs');
  const options = ['--passWithNoTests', '--maxWorkers=2', '--json', `--outputFile=${report}`];
  // The report goes to its file; what people read is on standard error.
  return spawnSync(process.execPath, [...nodeOptions, jest, '-c', config, ...options, ...patterns], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status;
};

/** Runs the specs of one workspace that match the patterns; a run that crashes counts as one failure. */
export const runSpecs = (folder, patterns = []) => {
  const status = runJest(folder, patterns);
  return outcomeOf(readReport(reportOf(folder)), status);
};

/**
 * Runs all specs of one workspace by nx, which answers from its cache, the report included, what nothing has changed
 * of. A server of continuous integration runs them in any case: it is there to prove, not to remember.
 */
export const runAllSpecs = (folder) => {
  const skip = process.env.CI ? ['--skip-nx-cache'] : [];
  rmSync(reportOf(folder), { force: true });
  const { status } = runNx(['run', `${projectOf(folder)}:test`, '--output-style=stream', ...skip], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return outcomeOf(readReport(reportOf(folder)), status);
};
