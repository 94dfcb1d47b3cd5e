import { buffer } from 'node:stream/consumers';
import type { Files } from './files.ts';
import { mostPixels } from './picture.ts';
import type { KeptFile } from './verified-reading.ts';

/** Longest sides, in pixels, in which screens request photos: as a tile, and filling a screen. */
export const pictureSizes = { small: 320, large: 1280 } as const;
export type PictureSize = keyof typeof pictureSizes;

export const isPictureSize = (given: unknown): given is PictureSize =>
  typeof given === 'string' && Object.hasOwn(pictureSizes, given);

/** The type in which a smaller picture is sent. */
export const smallerType = 'image/webp';

const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Those that are not larger are sent as they are. */
const smallBytes = 64 * 1024;
/** Number of cached pictures; some tens of kilobytes each. */
const most = 300;

interface Pictured extends KeptFile {
  readonly type: string;
}

/**
 * Stored pictures in sizes that suit screens: a camera photo has megabytes, its tile twenty kilobytes. One is made at a
 * time, so that an album leaves room for other calls; the latest ones are cached, for others who open the album.
 */
export class SmallerPictures {
  private readonly files: Files;
  private readonly kept = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(files: Files) {
    this.files = files;
  }

  /** The picture as `smallerType`; undefined where the file itself serves as well, or it cannot be rendered. */
  async of(institute: string, file: Pictured, size: PictureSize): Promise<Buffer | undefined> {
    if (!types.has(file.type) || file.size <= smallBytes) return undefined;
    const key = `${institute} ${file.path} ${size}`;
    // A file that cannot be read at all is reported where the file itself is served.
    const made = await this.once(key, () => this.make(institute, file, size)).catch(() => undefined);
    return made && made.length < file.size ? made : undefined;
  }

  private once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.kept.get(key);
    this.kept.delete(key);
    const picture = known ?? this.inTurn(make);
    this.kept.set(key, picture);
    if (known) return known;
    for (const oldest of this.kept.keys()) if (this.kept.size > most) this.kept.delete(oldest);
    picture.catch(() => this.kept.delete(key));
    return picture;
  }

  private inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    const picture = this.last.then(make);
    this.last = picture.catch(() => undefined);
    return picture;
  }

  private async make(institute: string, file: Pictured, size: PictureSize): Promise<Buffer> {
    // Loaded with the first picture: the product starts without it.
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    const bytes = await buffer(await this.files.read(institute, file));
    const side = pictureSizes[size];
    return sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  }
}
