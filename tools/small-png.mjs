import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mostColours = 256;

const chunksOf = (png) => {
  const chunks = [];
  for (let at = signature.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
};

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

const paeth = (left, up, corner) => {
  const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
};
const guesses = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => paeth(left, up, corner),
];

/** Bytes of the pixels, as they were before the lines were filtered. */
const unfiltered = (lines, width, height, size) => {
  const row = width * size;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const guess = guesses[lines[y * (row + 1)]];
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x < size ? 0 : pixels[at - size];
      const up = y === 0 ? 0 : pixels[at - row];
      const corner = x < size || y === 0 ? 0 : pixels[at - row - size];
      pixels[at] = lines[y * (row + 1) + 1 + x] + guess(left, up, corner);
    }
  }
  return pixels;
};

const channels = [0, 1, 2];
const byteOf = (colour, channel) => (colour >> (16 - 8 * channel)) & 255;

/** Widest channel of a box of colours and its width, weighted by how often the colours occur in the picture. */
const spreadOf = (box) => {
  const [channel, width] = channels
    .map((one) => {
      const values = box.map(([colour]) => byteOf(colour, one));
      return [one, Math.max(...values) - Math.min(...values)];
    })
    .toSorted((a, b) => b[1] - a[1])[0];
  return { channel, weight: width * Math.sqrt(box.reduce((sum, [, count]) => sum + count, 0)) };
};

/** Boxes of similar colours, at most as many as a palette holds. */
const boxesOf = (counts) => {
  const boxes = [{ colours: [...counts], ...spreadOf([...counts]) }];
  while (boxes.length < mostColours) {
    boxes.sort((a, b) => b.weight - a.weight);
    const { colours, channel, weight } = boxes[0];
    if (weight === 0) break;
    colours.sort((a, b) => byteOf(a[0], channel) - byteOf(b[0], channel));
    const middle = byteOf(colours[0][0], channel) + byteOf(colours.at(-1)[0], channel);
    const cut = colours.findIndex(([colour]) => 2 * byteOf(colour, channel) > middle);
    const halves = [colours.slice(0, cut), colours.slice(cut)];
    boxes.splice(0, 1, ...halves.map((half) => ({ colours: half, ...spreadOf(half) })));
  }
  return boxes.map(({ colours }) => colours);
};

const meanOf = (box) => {
  const total = box.reduce((sum, [, count]) => sum + count, 0);
  return channels.map((channel) =>
    Math.round(box.reduce((sum, [colour, count]) => sum + byteOf(colour, channel) * count, 0) / total),
  );
};

/**
 * The same picture with at most 256 colours, which takes a half to a third of the bytes for a screenshot.
 * @param png as Chromium takes it: eight bits a channel, with or without a fourth one, which is dropped
 */
export const smallPng = (png) => {
  const chunks = chunksOf(png);
  const header = chunks[0].data;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const size = header[9] === 6 ? 4 : 3;
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const pixels = unfiltered(inflateSync(packed), width, height, size);
  const counts = new Map();
  const colourAt = (pixel) => pixels.readUIntBE(pixel * size, 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = colourAt(pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const boxes = boxesOf(counts);
  const numbers = new Map(boxes.flatMap((box, number) => box.map(([colour]) => [colour, number])));
  const lines = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    lines[pixel + Math.floor(pixel / width) + 1] = numbers.get(colourAt(pixel));
  }
  const form = Buffer.from(header);
  form[9] = 3;
  return Buffer.concat([
    signature,
    chunk('IHDR', form),
    chunk('PLTE', Buffer.from(boxes.flatMap(meanOf))),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
