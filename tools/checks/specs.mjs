import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectOf, runNx } from '../nx.mjs';
import { inProject, root } from '../project.mjs';
import { because, outcome } from './outcome.mjs';

const nodeOptions = [
  '--disable-warning=ExperimentalWarning',
  '--conditions=@school/source',
  `--import=${pathToFileURL(inProject('tools/jest/typescript.mjs')).href}`,
];

const reportOf = (folder) => inProject(folder, 'node_modules/.cache/specs.json');

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The tests of a file that failed, or the file itself where it did not load. */
const failedIn = ({ name, status, message, assertionResults }) => {
  const file = relative(root, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return status === 'failed' ? [because(file, message)] : [];
  return tests.map((test) => because(`${file}: ${test.fullName}`, test.failureMessages.join('\n')));
};

/** A file that does not load runs none of its tests, so it counts as a failure itself. */
const outcomeOf = (folder, report, status) => {
  if (report === undefined)
    return outcome(0, 1, [`${folder}: the specs left no report, and ended with ${status}`]);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  if (failed === 0 && status !== 0)
    return outcome(numPassedTests, 1, [`${folder}: no test failed, but the run ended with ${status}`]);
  return outcome(numPassedTests, failed, testResults.flatMap(failedIn));
};

/**
 * Runs Jest over the specs of one workspace, or those that match the patterns, and leaves its report in the workspace's
 * cache folder. Returns the exit code.
 */
export const runJest = (folder, patterns = []) => {
  const report = reportOf(folder);
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const jest = inProject('node_modules/jest/bin/jest.js');
  const config = inProject(folder, 'jest.config.mjs');
  const options = ['--passWithNoTests', '--maxWorkers=2', '--json', `--outputFile=${report}`];
  // The report goes to its file; the human-readable output is on standard error.
  return spawnSync(process.execPath, [...nodeOptions, jest, '-c', config, ...options, ...patterns], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status;
};

/** Runs the specs of one workspace that match the patterns; a crashed run counts as one failure. */
export const runSpecs = (folder, patterns = []) => {
  const status = runJest(folder, patterns);
  return outcomeOf(folder, readReport(reportOf(folder)), status);
};

/**
 * Runs all specs of one workspace by nx, which returns anything unchanged from its cache, the report included. A continuous
 * integration server always runs them: it is there to prove, not to remember.
 */
export const runAllSpecs = (folder) => {
  const skip = process.env.CI ? ['--skip-nx-cache'] : [];
  rmSync(reportOf(folder), { force: true });
  const { status } = runNx(['run', `${projectOf(folder)}:test`, '--output-style=stream', ...skip], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return outcomeOf(folder, readReport(reportOf(folder)), status);
};
