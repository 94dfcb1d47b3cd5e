import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject, root } from './project.mjs';

const ignoredFolders = new Set(['node_modules', 'dist', 'coverage', 'test', 'test-results']);
const isSource = (name) => !/\.spec\.tsx?$/.test(name);

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(path);
    return entry.isFile() && isSource(entry.name) ? [path] : [];
  });

const filesOf = (path) => {
  if (!existsSync(path)) return [];
  return readdirSync(join(path, '..'), { withFileTypes: true }).some(
    (entry) => entry.isDirectory() && join(path, '..', entry.name) === path,
  )
    ? filesBelow(path)
    : [path];
};

/** A hash of names and contents: file times change with every clone and mean nothing. */
export const fingerprint = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(inProject(path))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
};

const stampFile = (folder) => inProject(folder, '.built-from');

/** Whether a build is missing or was made from other sources than the current ones. */
export const isStale = (folder, print) =>
  !existsSync(stampFile(folder)) || readFileSync(stampFile(folder), 'utf8') !== print;

/** Records what a build was made from. */
export const stamp = (folder, print) => writeFileSync(stampFile(folder), print);
