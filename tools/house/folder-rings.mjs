import { importGraph, joinedBy, ringsOf } from './import-graph.mjs';
import { sourcesIn } from './sources.mjs';

/** Folders whose parts may not form a cycle. */
export const areas = [
  'libs/kernel/src',
  'apps/server/src/engine',
  'apps/server/src/modules',
  'apps/admin/src/engine',
  'apps/admin/src/modules',
];

/** The part of an area that contains a source; sources next to the folders are each a part of their own. */
const partIn = (area) => (path) => path.slice(area.length + 1).split('/')[0];

/** Which part of an area imports which, with the imports responsible. */
export const partsOf = (area) => {
  const graph = importGraph(sourcesIn(area));
  return { graph, parts: joinedBy(graph, partIn(area)), partOf: partIn(area) };
};

/** Cycles of folders. @returns one line each */
export const folderRings = () =>
  areas.flatMap((area) =>
    ringsOf(partsOf(area).parts).map((ring) => `${area}: ${ring.length} parts, ${ring.join(', ')}`),
  );
