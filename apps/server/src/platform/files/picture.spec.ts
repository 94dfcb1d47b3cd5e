import { crc32, deflateSync } from 'node:zlib';
import { Refusal } from '@school/kernel';
import { pictureAnew } from './picture.ts';

const secret = 'GPS 31.5204 N 74.3587 E';
const bytes = (...values: readonly number[]): Buffer => Buffer.from(values);

const chunk = (name: string, content: Buffer | string): Buffer => {
  const data = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(content)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  return Buffer.concat([length, data, sum]);
};
const png = (side: number, ...more: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(2)));
  const start = [bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), chunk('IHDR', head)];
  return Buffer.concat([...start, ...more, data, chunk('IEND', '')]);
};

const segment = (marker: number, content: Buffer | string): Buffer => {
  const data = Buffer.from(content);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([bytes(0xff, marker), length, data]);
};
/** Exif of a camera that was held upright, with a place behind its only tag. */
const exif = Buffer.concat([
  Buffer.from('Exif\0\0II*\0', 'latin1'),
  bytes(8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0),
  Buffer.from(secret),
]);
const jfif = Buffer.concat([Buffer.from('JFIF\0', 'latin1'), bytes(1, 1, 0, 0, 1, 0, 1, 0, 0)]);
const jpeg = (...more: readonly Buffer[]): Buffer =>
  Buffer.concat([
    bytes(0xff, 0xd8),
    segment(0xe0, jfif),
    ...more,
    segment(0xc0, bytes(8, 0, 2, 0, 3, 1, 1, 0x11, 0)),
    segment(0xda, bytes(1, 1, 0, 0, 63, 0)),
    bytes(0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56),
    bytes(0xff, 0xd9),
  ]);

const riff = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};
const webp = (...more: readonly Buffer[]): Buffer => {
  const extended = riff('VP8X', bytes(0b1100, 0, 0, 0, 1, 0, 0, 1, 0, 0));
  return riff(
    'RIFF',
    Buffer.concat([Buffer.from('WEBP'), extended, riff('VP8L', bytes(0x2f, 1, 64, 0, 0)), ...more]),
  );
};
const gif = (...more: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    bytes(1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255),
    ...more,
    bytes(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b),
  ]);
const gifComment = Buffer.concat([bytes(0x21, 0xfe, secret.length), Buffer.from(secret), bytes(0)]);

describe('a picture', () => {
  it.each([
    ['image/png', png(1, chunk('tEXt', secret), chunk('eXIf', exif)), png(1)],
    ['image/gif', gif(gifComment), gif()],
    ['image/webp', webp(riff('EXIF', exif), riff('XMP ', Buffer.from(secret))), undefined],
    ['image/jpeg', jpeg(segment(0xe1, exif), segment(0xed, secret), segment(0xfe, secret)), undefined],
  ])('of the type %s keeps no place, no text and nothing behind its end', (type, told, plain) => {
    const anew = pictureAnew(Buffer.concat([told, Buffer.from(`<script>${secret}</script>`)]), type);
    expect(anew?.includes(secret)).toBe(false);
    if (plain) expect(anew).toEqual(plain);
    expect(pictureAnew(anew ?? Buffer.alloc(0), type)).toEqual(anew);
  });

  it('stays the way up that it was taken', () => {
    const upright = pictureAnew(jpeg(segment(0xe1, exif)), 'image/jpeg') ?? Buffer.alloc(0);
    const [, way] = upright.toString('latin1').split('MM\0*');
    expect(way?.charCodeAt(15)).toBe(6);
    expect(pictureAnew(jpeg(), 'image/jpeg')).toEqual(jpeg());
  });

  it.each([
    ['nobody could show', png(50_000), 'image/png', 'PICTURE_TOO_LARGE'],
    ['is cut off', png(1).subarray(0, -6), 'image/png', 'PICTURE_DAMAGED'],
    ['has no end', jpeg().subarray(0, -2), 'image/jpeg', 'PICTURE_DAMAGED'],
    ['is a head alone', gif().subarray(0, 13), 'image/gif', 'PICTURE_DAMAGED'],
    ['says more than it has', webp().subarray(0, 30), 'image/webp', 'PICTURE_DAMAGED'],
  ])('is refused where it %s', (_why, content, type, code) => {
    expect(() => pictureAnew(content, type)).toThrow(Refusal);
    expect(() => pictureAnew(content, type)).toThrow(expect.objectContaining({ code }) as Error);
  });

  it('is only what is one', () => {
    expect(pictureAnew(Buffer.from('text'), 'text/plain')).toBeUndefined();
  });
});
