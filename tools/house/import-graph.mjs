import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject } from '../project.mjs';
import { parsed } from './sources.mjs';

const barrels = new Map([
  ['@school/kernel', 'libs/kernel/src/index.ts'],
  ['@school/resources', 'libs/resources/src/index.ts'],
  ['@school/domain', 'libs/domain/src/index.ts'],
]);

/** The file behind an imported name, or nothing for a third-party package. */
const resolved = (from, name) => {
  if (barrels.has(name)) return barrels.get(name);
  if (!name.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), name);
  return existsSync(inProject(path)) ? path : undefined;
};

/** Names of the modules that a source imports or re-exports, types included; dynamic imports are left out. */
export const importedBy = (path) => {
  const { staticImports, staticExports } = parsed(path).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
};

/** Which source imports which, types included. @param paths sources @returns source -> sources among them */
export const importGraph = (paths) => {
  const known = new Set(paths);
  return new Map(
    paths.map((path) => [
      path,
      new Set(
        importedBy(path)
          .map((name) => resolved(path, name))
          .filter((target) => known.has(target) && target !== path),
      ),
    ]),
  );
};

/** Groups the sources of a graph by a name for each: the graph of folders, of modules. */
export const joinedBy = (graph, nameOf) => {
  const joined = new Map();
  for (const [from, targets] of graph) {
    const name = nameOf(from);
    if (!joined.has(name)) joined.set(name, new Set());
    for (const target of targets) if (nameOf(target) !== name) joined.get(name).add(nameOf(target));
  }
  return joined;
};

/**
 * The cycles of a graph: sets of nodes each of which reaches all the others (Tarjan's strongly connected components with
 * more than one node).
 */
export const ringsOf = (graph) => {
  const found = new Map();
  const stack = [];
  const rings = [];
  const visit = (node) => {
    const mark = { at: found.size, low: found.size, open: true };
    found.set(node, mark);
    stack.push(node);
    for (const target of graph.get(node) ?? []) {
      const seen = found.get(target) ?? visit(target);
      if (seen.open) mark.low = Math.min(mark.low, seen.low);
    }
    if (mark.low === mark.at) {
      const ring = stack.splice(stack.indexOf(node));
      for (const one of ring) found.get(one).open = false;
      if (ring.length > 1) rings.push(ring.sort());
    }
    return mark;
  };
  for (const node of graph.keys()) if (!found.has(node)) visit(node);
  return rings;
};
