import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { Invalid } from '@school/kernel';
import type { OpenFile } from './open-file.ts';
import type { InCell } from './cell.ts';
import { delimiterOf } from './delimiter.ts';
import { unguarded } from './formula-guard.ts';
import { decoded, encodingOf } from './text-encoding.ts';

/** Number of characters from which the delimiter is guessed. */
const headLength = 65_536;
/** Longest row in characters: a quote that is never closed must not swallow the rest of the file. */
const longestRow = 1_000_000;

const headOf = async (text: AsyncIterable<string>): Promise<string> => {
  let head = '';
  for await (const part of text) {
    head += part;
    if (head.length >= headLength) break;
  }
  return head;
};

const broken = (error: unknown): unknown => {
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('CSV_')) return error;
  const message = 'The file is not a readable CSV. A quotation mark may be missing.';
  return new Invalid(message, [{ field: 'fileId', code: 'notSheet', message }]);
};

/** Reads a CSV file, whatever its encoding and delimiter; every call of the returned function starts at the first row. */
export const readCsv = async (read: OpenFile): Promise<() => AsyncGenerator<readonly InCell[]>> => {
  const encoding = await encodingOf(await read());
  const open = async (): Promise<AsyncGenerator<string>> => decoded(await read(), encoding);
  const delimiter = delimiterOf(await headOf(await open()));
  return async function* rows() {
    const parser = parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: longestRow,
    });
    const source = Readable.from(await open());
    source.on('error', (error) => parser.destroy(error));
    source.pipe(parser);
    try {
      for await (const cells of parser as AsyncIterable<string[]>) yield cells.map(unguarded);
    } catch (error) {
      throw broken(error);
    } finally {
      source.destroy();
      parser.destroy();
    }
  };
};
