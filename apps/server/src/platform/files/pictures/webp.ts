import type { PictureReader } from './picture-reader.ts';

const hidden = new Set(['EXIF', 'XMP ']);
/** Bits of the extended header that announce such chunks. */
const flags = 0b0000_1100;
const head = 12;

/** Width and height of a plain lossy or lossless picture, and of the canvas of an extended one. */
const sizeOf = (name: string, content: Buffer): readonly [number, number] | undefined => {
  if (name === 'VP8X' && content.length >= 10)
    return [content.readUIntLE(4, 3) + 1, content.readUIntLE(7, 3) + 1];
  if (name === 'VP8 ' && content.length >= 10)
    return [content.readUInt16LE(6) & 0x3fff, content.readUInt16LE(8) & 0x3fff];
  if (name !== 'VP8L' || content.length < 5) return undefined;
  const bits = content.readUInt32LE(1);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
};

/** The extended header without the flags of what is left out. */
const unpromised = (chunk: Buffer): Buffer => {
  const copy = Buffer.from(chunk);
  copy[8] = (copy[8] ?? 0) & ~flags;
  return copy;
};

/** WebP: chunks of even length inside one RIFF container. */
export const webpWithout: PictureReader = (bytes) => {
  if (bytes.length < head) return undefined;
  const stop = bytes.readUInt32LE(4) + 8;
  if (stop > bytes.length + (stop % 2)) return undefined;
  const chunks: Buffer[] = [];
  let size: readonly [number, number] | undefined;
  for (let at = head; at + 8 <= Math.min(stop, bytes.length);) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > bytes.length) return undefined;
    const end = Math.min(at + 8 + length + (length % 2), bytes.length);
    const chunk = bytes.subarray(at, end);
    size ??= sizeOf(name, chunk.subarray(8));
    if (!hidden.has(name)) chunks.push(name === 'VP8X' ? unpromised(chunk) : chunk);
    at = end;
  }
  if (!size) return undefined;
  const container = Buffer.from(bytes.subarray(0, head));
  container.writeUInt32LE(
    chunks.reduce((sum, { length }) => sum + length, 4),
    4,
  );
  return { width: size[0], height: size[1], parts: [container, ...chunks] };
};
