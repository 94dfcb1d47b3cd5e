const tag = 0x0112;
const head = 10;

/** The orientation of the picture according to an Exif segment, 1 to 8; undefined where it does not state one. */
export const orientationIn = (segment: Buffer): number | undefined => {
  if (segment.toString('latin1', 4, head) !== 'Exif\0\0' || segment.length < head + 14) return undefined;
  const tiff = segment.subarray(head);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  const count = Math.min(short(first), Math.floor((tiff.length - first - 2) / 12));
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + 12 * index;
    if (short(entry) !== tag) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
};

/** An Exif segment that states only the orientation of the picture. */
export const orientationSegment = (value: number): Buffer => {
  const segment = Buffer.alloc(36);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(34, 2);
  segment.write('Exif\0\0MM\0*', 4, 'latin1');
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  segment.writeUInt16BE(tag, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(value, 28);
  return segment;
};
