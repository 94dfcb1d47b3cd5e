import { ByteSource } from './byte-source.ts';
import { blockBytes, paddingOf, readHeader } from './tar-format.ts';

/** An entry of an archive; its content is read as a stream, or skipped. */
export type TarEntry = { readonly path: string; readonly size: number; content(): AsyncIterable<Buffer> };

/** Reads the entries of a tar stream one after the other, whatever their size. */
export async function* readTar(stream: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = new ByteSource(stream);
  for (;;) {
    const header = readHeader(await source.exactly(blockBytes));
    if (header === undefined) return;
    let isRead = false;
    const content = async function* (): AsyncGenerator<Buffer> {
      isRead = true;
      yield* source.pieces(header.size);
    };
    yield { path: header.path, size: header.size, content };
    if (!isRead) for await (const _ of content()) continue;
    await source.exactly(paddingOf(header.size));
  }
}
