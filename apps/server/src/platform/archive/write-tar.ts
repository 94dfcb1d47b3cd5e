import { blockBytes, paddingOf, writeHeader } from './tar-format.ts';

/** The blocks of one entry whose content is known to have the given size. */
export async function* tarEntry(
  path: string,
  size: number,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield writeHeader(path, size);
  let written = 0;
  for await (const piece of content) {
    written += piece.length;
    yield piece;
  }
  if (written !== size) throw new Error(`${path} has changed while it was read`);
  yield Buffer.alloc(paddingOf(size));
}

/** The two empty blocks that terminate an archive. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * blockBytes);
