import { lineAt, nodesIn, sourcesIn } from './sources.mjs';

const folders = ['libs', 'apps/server/src', 'apps/admin/src', 'apps/admin/build'];
const kinds = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Maximum number of lines of a function, including its head and last brace. */
const most = 80;

/** Functions longer than one page. @returns path, line and length, the longest first */
export const longFunctions = () =>
  folders
    .flatMap(sourcesIn)
    .filter((path) => !path.includes('/database/migrations/'))
    .flatMap((path) =>
      [...nodesIn(path)]
        .filter(({ type }) => kinds.has(type))
        .map(({ start, end }) => ({ path, line: lineAt(path, start), last: lineAt(path, end) }))
        .map(({ last, ...place }) => ({ ...place, lines: last - place.line + 1 }))
        .filter(({ lines }) => lines > most),
    )
    .sort((left, right) => right.lines - left.lines)
    .map(({ path, line, lines }) => `${path}:${line} has ${lines} lines`);
