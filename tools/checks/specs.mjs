import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject, root } from '../project.mjs';
import { outcome } from './outcome.mjs';

const nodeOptions = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

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

/** Runs the specs of one workspace; a run that crashes counts as one failure. */
export const runSpecs = (folder, patterns = []) => {
  const scratch = mkdtempSync(join(tmpdir(), 'school-specs-'));
  const report = join(scratch, 'report.json');
  try {
    const jest = inProject('node_modules/jest/bin/jest.js');
    const config = inProject(folder, 'jest.config.mjs');
    const options = ['--passWithNoTests', '--maxWorkers=2', '--json', `--outputFile=${report}`];
    const { status } = spawnSync(
      process.execPath,
      [...nodeOptions, jest, '-c', config, ...options, ...patterns],
      {
        cwd: root,
        // The report goes to its file; what people read is on standard error.
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    return outcomeOf(readReport(report), status);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};
