import { linesOf, sourcesIn } from './sources.mjs';

const linesBelow = (folder) => sourcesIn(folder).reduce((lines, path) => lines + linesOf(path), 0);

/** Hand-written lines in modules of server and admin and in the rules, per line of a definition. */
export const ownLinesPerDefined = () =>
  ['apps/server/src/modules', 'apps/admin/src/modules', 'libs/domain/src'].reduce(
    (lines, folder) => lines + linesBelow(folder),
    0,
  ) / linesBelow('libs/resources/src');
