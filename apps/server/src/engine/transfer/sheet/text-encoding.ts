import type { Readable } from 'node:stream';

/** Encodings of files that spreadsheets save. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const byMark = (head: Buffer): TextEncoding | undefined => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 'utf-8' : undefined;
};

/** Western texts in UTF-16 without a BOM have a zero in every other byte. */
const byZeros = (head: Buffer): TextEncoding | undefined => {
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < head.length / 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

const isNotUtf8 = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Scans a text once and determines its encoding: by its BOM, by its zeros, and by being valid UTF-8. */
export const encodingOf = async (source: Readable): Promise<TextEncoding> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      const found = first ? (byMark(chunk) ?? byZeros(chunk.subarray(0, 4096))) : undefined;
      if (found !== undefined) return found;
      first = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (isNotUtf8(error)) return 'windows-1252';
    throw error;
  } finally {
    source.destroy();
  }
};

/** The text of bytes in an encoding, as a stream; without the BOM at its beginning. */
export async function* decoded(source: Readable, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
