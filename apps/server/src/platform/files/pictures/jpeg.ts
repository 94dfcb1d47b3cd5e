import type { PictureReader } from './picture-reader.ts';
import { orientationIn, orientationSegment } from './orientation.ts';

const [start, end, scan] = [0xd8, 0xd9, 0xda];
/** JFIF, colour profile and Adobe's transform determine how the picture looks; the others hold information about it. */
const shownApplications = new Set([0xe0, 0xe2, 0xee]);
const comment = 0xfe;

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isHidden = (marker: number): boolean =>
  marker === comment || (marker >= 0xe0 && marker <= 0xef && !shownApplications.has(marker));
/** APP2 also carries further pictures taken at the same moment. */
const isOtherPicture = (segment: Buffer): boolean =>
  segment[1] === 0xe2 && segment.toString('latin1', 4, 7) === 'MPF';
/** Pictures in the JFIF header are thumbnails, perhaps of what was cropped. */
const withoutThumbnail = (segment: Buffer): Buffer | undefined => {
  if (segment[1] !== 0xe0) return segment;
  if (segment.toString('latin1', 4, 8) !== 'JFIF' || segment.length < 18) return undefined;
  const plain = Buffer.from(segment.subarray(0, 18));
  plain.writeUInt16BE(16, 2);
  plain.writeUInt16BE(0, 16);
  return plain;
};

/** Where the data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
};

/** JPEG: segments up to the end of the picture. */
export const jpegWithout: PictureReader = (bytes) => {
  if (bytes[0] !== 0xff || bytes[1] !== start) return undefined;
  const parts: Buffer[] = [];
  let [width, height, turned] = [0, 0, 1];
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end) {
      const way = turned > 1 ? [orientationSegment(turned)] : [];
      return { width, height, parts: [bytes.subarray(0, 2), ...way, ...parts, bytes.subarray(at, at + 2)] };
    }
    if (at + 4 > bytes.length) return undefined;
    const stop = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, stop);
    if (stop > bytes.length || stop < at + 4) return undefined;
    if (isFrame(marker) && segment.length >= 9)
      [height, width] = [segment.readUInt16BE(5), segment.readUInt16BE(7)];
    if (marker === 0xe1) turned = orientationIn(segment) ?? turned;
    const kept = isHidden(marker) || isOtherPicture(segment) ? undefined : withoutThumbnail(segment);
    if (kept) parts.push(kept);
    at = stop;
    if (marker !== scan) continue;
    const after = endOfScan(bytes, stop);
    parts.push(bytes.subarray(stop, after));
    at = after;
  }
  return undefined;
};
