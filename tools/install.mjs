import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject, isInProject, root, say } from './project.mjs';

/** npm's own record of what it has installed; inside, packages have the same names as in the lock. */
const installedLock = 'node_modules/.package-lock.json';

const packagesOf = (path) => Object.entries(JSON.parse(readFileSync(inProject(path), 'utf8')).packages);

/** File times mean nothing after a clone or a checkout, so versions are compared, not times. */
const isComplete = () => {
  if (!isInProject(installedLock)) return false;
  const installed = new Map(packagesOf(installedLock));
  return packagesOf('package-lock.json').every(
    ([name, { version, optional, dev, link }]) =>
      !name.startsWith('node_modules/') ||
      link ||
      installed.get(name)?.version === version ||
      // Packages for other machines are left out, as are development packages for those who want none.
      ((optional || dev) && !installed.has(name)),
  );
};

/** Installs the packages of the lock file when they are missing or differ. */
export const installWhenNeeded = () => {
  if (isComplete()) return;
  say('Installing packages…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`The packages could not be installed${error ? `: ${error.message}` : ''}`);
};
