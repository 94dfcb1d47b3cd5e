import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { Invalid } from '@school/kernel';
import type { OpenFile } from './open-file.ts';
import type { InCell } from './cell.ts';
import { mostColumns, mostRows, tooManyColumns } from './limits.ts';
import { hasWiderRow } from './row-width.ts';
import { xlsxProgram } from './xlsx-worker.ts';
import { ZipRefused, assertModestZip } from './zip-size.ts';
import type { ModestZip } from './zip-size.ts';

const longestMilliseconds = 120_000;
/** Heap of the reading thread. */
const heapMegabytes = 768;

type Rows = readonly (readonly InCell[])[];

const refuse = (message: string): Invalid =>
  new Invalid(message, [{ field: 'fileId', code: 'notSheet', message }]);

const unreadable = (): Invalid => refuse('The file is not a readable XLSX workbook, or it is too large.');

/** Maximum cells in one row, including those that only have a border; Excel itself has room for 16,384. */
const mostCells = 4 * mostColumns;

/** Maximum unpacked size of a workbook. Endless rows are refused before anything is built from them. */
const most: ModestZip = {
  bytes: 200 * 1_048_576,
  entries: 5_000,
  look: async (name, content) => {
    if (name.endsWith('.xml') && (await hasWiderRow(content, mostCells))) throw tooManyColumns();
  },
};

const library = createRequire(import.meta.url).resolve('@e965/xlsx');

const readInThread = (content: Buffer): Promise<Rows> =>
  new Promise((resolve, reject) => {
    const rows: (readonly InCell[])[] = [];
    const worker = new Worker(xlsxProgram, {
      eval: true,
      workerData: { library, content, mostRows: mostRows + 2, mostColumns },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    const timer = setTimeout(() => void worker.terminate(), longestMilliseconds);
    worker.on('message', (part: Rows | null) => {
      if (part) for (const row of part) rows.push(row);
      else resolve(rows);
    });
    worker.on('error', () => reject(unreadable()));
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(unreadable());
    });
  });

async function* each(rows: Rows): AsyncGenerator<readonly InCell[]> {
  yield* rows;
}

/** Reads the first sheet of a workbook; every call of the returned function starts at its first row. */
export const readXlsx = async (read: OpenFile): Promise<() => AsyncGenerator<readonly InCell[]>> => {
  const content = await buffer(await read());
  await assertModestZip(content, most).catch((error: unknown) => {
    throw error instanceof ZipRefused ? unreadable() : error;
  });
  const rows = await readInThread(content);
  return () => each(rows);
};
