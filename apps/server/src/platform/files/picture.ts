import { Refusal } from '@school/kernel';
import { gifWithout } from './pictures/gif.ts';
import { jpegWithout } from './pictures/jpeg.ts';
import type { PictureReader } from './pictures/picture-reader.ts';
import { pngWithout } from './pictures/png.ts';
import { webpWithout } from './pictures/webp.ts';

const readers: Readonly<Record<string, PictureReader>> = {
  'image/png': pngWithout,
  'image/jpeg': jpegWithout,
  'image/webp': webpWithout,
  'image/gif': gifWithout,
};

/** More than any phone camera takes; decoding the picture needs four bytes for each. */
export const mostPixels = 60_000_000;
const longestSide = 16_000;

/**
 * The picture without what is not visible: where and when it was taken, by whom and with what, thumbnails of an earlier
 * state, and anything after its end. The orientation is kept, and no pixel changes. Undefined for types that are not
 * pictures.
 * @throws Refusal 415 for an incomplete picture, and for one that nobody could display
 */
export const pictureAnew = (bytes: Buffer, type: string): Buffer | undefined => {
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!read) return undefined;
  const picture = read(bytes);
  if (!picture) throw new Refusal(415, 'This picture is damaged.', { code: 'PICTURE_DAMAGED' });
  const { width, height, parts } = picture;
  if (width * height > mostPixels || Math.max(width, height) > longestSide) {
    const params = { max: mostPixels / 1_000_000 };
    throw new Refusal(415, 'This picture has more than %{max} million pixels.', {
      code: 'PICTURE_TOO_LARGE',
      params,
    });
  }
  return Buffer.concat(parts);
};
