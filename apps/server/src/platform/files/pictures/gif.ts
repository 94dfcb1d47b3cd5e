import type { PictureReader } from './picture-reader.ts';

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const [control, application, text] = [0xf9, 0xff, 0x01];

/** Bytes of a colour table, by the flags that announce it. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the blocks that begin here end; undefined when they do not end. */
const endOfBlocks = (bytes: Buffer, from: number): number | undefined => {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += length + 1;
    if (length === 0) return at;
  }
  return undefined;
};

/** Extensions with a visible effect: delays between pictures, rendered text, and how often to play. */
const isShown = (bytes: Buffer, at: number): boolean => {
  const kind = bytes[at + 1];
  if (kind === application) return bytes.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0';
  return kind === control || kind === text;
};

/** GIF: a header with a colour table, then blocks up to the trailer. */
export const gifWithout: PictureReader = (bytes) => {
  if (bytes.length < 13) return undefined;
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === trailer) return { width, height, parts: [...parts, bytes.subarray(at, at + 1)] };
    if (kind !== extension && kind !== image) return undefined;
    const data = kind === extension ? at + 2 : at + 11 + tableBytes(bytes[at + 9] ?? 0);
    const end = endOfBlocks(bytes, data);
    if (end === undefined) return undefined;
    if (kind === image || isShown(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
};
