import { readFileSync, readdirSync } from 'node:fs';
import { inProject, isInProject } from '../project.mjs';

const foldersOf = (pattern) => {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(inProject(parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`);
};

/** Folders of the workspaces that have the given file, libraries first: what others depend on is tested first. */
export const workspaces = (file) =>
  JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
    .workspaces.flatMap(foldersOf)
    .filter((folder) => isInProject(folder, file))
    .sort((left, right) => Number(right.startsWith('libs/')) - Number(left.startsWith('libs/')));
