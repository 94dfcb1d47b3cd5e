import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `file:///srv/school/apps/server/dist/main.js:10:5` in a line of a stack. */
const place = /(file:\/\/[^\s()]+?\.js):(\d+):(\d+)/g;

/**
 * Source maps of the built files. Node would keep them and their source texts in memory from the first line on
 * (`--enable-source-maps`): some 40 MB for what an idle server never looks at. Here they are read when something fails, and
 * freed by the next garbage collection; a burst of faults reads them once.
 */
let kept: WeakRef<Map<string, SourceMap | undefined>> | undefined;

const keptMaps = (): Map<string, SourceMap | undefined> => {
  const maps = kept?.deref();
  if (maps) return maps;
  const none = new Map<string, SourceMap | undefined>();
  kept = new WeakRef(none);
  return none;
};

const readMap = (file: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined; // A file of a package, or one that was replaced while the server was running.
  }
};

const mapOf = (file: string): SourceMap | undefined => {
  const maps = keptMaps();
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
};

const placeInSource = (whole: string, url: string, line: string, column: string): string => {
  const file = fileURLToPath(url);
  const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry)) return whole;
  const source = relative('', resolve(dirname(file), entry.originalSource));
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
};

/** What a log states about a fault: its stack, in source lines, or its message. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack?.replaceAll(place, placeInSource) ?? error.message) : String(error);
