import { readFileSync, readdirSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { inProject } from '../project.mjs';

/** What is not part of the product: tests, their data, measurements. */
const beside = /\.(?:spec|fixture|bench)\.tsx?$|\.d\.ts$|\/test\/|\/testing\//;

/** The sources of the product below a folder, as paths from the root. */
export const sourcesIn = (folder) =>
  readdirSync(inProject(folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !beside.test(path) && !path.includes('/node_modules/'))
    .sort();

const texts = new Map();
const trees = new Map();

const remembered = (kept, key, make) => {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key);
};

/** The text of a source. */
export const textOf = (path) => remembered(texts, path, () => readFileSync(inProject(path), 'utf8'));

/** Physical lines of a source. */
export const linesOf = (path) => textOf(path).trimEnd().split('\n').length;

/** What the parser returns for a source: its program, and the modules that it names. */
export const parsed = (path) => remembered(trees, path, () => parseSync(path, textOf(path)));

/** Every node of a tree, outer ones first. */
export function* nodesOf(node) {
  if (Array.isArray(node)) {
    for (const one of node) yield* nodesOf(one);
  } else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const [key, value] of Object.entries(node))
      if (key !== 'parent' && value !== null && typeof value === 'object') yield* nodesOf(value);
  }
}

/** Nodes of one source. */
export const nodesIn = (path) => nodesOf(parsed(path).program);

/** Returns the line of a position in a source, from 1. */
export const lineAt = (path, place) => textOf(path).slice(0, place).split('\n').length;
