import { importGraph, ringsOf } from './import-graph.mjs';
import { sourcesIn } from './sources.mjs';

const folders = [
  'libs/kernel/src',
  'libs/resources/src',
  'libs/domain/src',
  'apps/server/src',
  'apps/admin/src',
];

/** Files that import each other in a cycle, type imports included. @returns their paths */
export const filesInCycles = () => ringsOf(importGraph(folders.flatMap(sourcesIn))).flat();
