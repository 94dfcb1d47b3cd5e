import type { PictureReader } from './picture-reader.ts';

/** Chunks that determine how the picture looks; texts, times, positions and anything programs add are left out. */
const shown = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);

const signature = 8;
/** Length, name and checksum around the content of a chunk. */
const around = 12;

/** PNG: consecutive chunks up to `IEND`. */
export const pngWithout: PictureReader = (bytes) => {
  const parts = [bytes.subarray(0, signature)];
  let [width, height] = [0, 0];
  for (let at = signature; at + around <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + around + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    if (at === signature) {
      if (name !== 'IHDR' || end - at < around + 13) return undefined;
      [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    }
    if (shown.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return { width, height, parts };
    at = end;
  }
  return undefined;
};
