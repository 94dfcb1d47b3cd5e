import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

const nestings = (path) => {
  const parts = path.split('/node_modules/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/'));
};

const isLocked = (packages, owner, name) =>
  `node_modules/${name}` in packages ||
  nestings(owner).some((place) => `${place}/node_modules/${name}` in packages);

/**
 * Lists optional packages that no entry of the lock file covers. npm omits from the lock what a registry did not have at
 * that moment, and then refuses its own lock file at the next clean installation, perhaps on another system.
 */
export const missingFromLock = () => {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, owner, name))
      .map((name) => `package-lock.json: ${owner} needs ${name}, which has no entry`),
  );
};
