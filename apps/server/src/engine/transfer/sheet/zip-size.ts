import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const stored = 0;
const deflated = 8;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/** The archive is invalid, or would unpack to more than allowed. */
export class ZipRefused extends Error {}

const endOf = (zip: Buffer): number => {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 65_557); at -= 1) {
    if (zip.readUInt32LE(at) === endMark) return at;
  }
  throw new ZipRefused('The archive has no end.');
};

const entriesOf = (zip: Buffer): readonly Entry[] => {
  const end = endOf(zip);
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== entryMark)
      throw new ZipRefused('The archive is broken.');
    entries.push({
      name: zip.toString('latin1', at + 46, at + 46 + zip.readUInt16LE(at + 28)),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    });
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
};

const packedOf = (zip: Buffer, { at, packed }: Entry): Buffer => {
  if (at + 30 > zip.length || zip.readUInt32LE(at) !== localMark)
    throw new ZipRefused('The archive is broken.');
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  return zip.subarray(start, start + packed);
};

/** Actually unpacks an entry, up to what is left: what an archive declares about itself may be a lie. */
const contentOf = async (zip: Buffer, entry: Entry, left: number): Promise<Buffer> => {
  if (entry.method === stored) return packedOf(zip, entry);
  if (entry.method !== deflated || entry.size > left) throw new ZipRefused('The archive is too large.');
  try {
    return await inflate(packedOf(zip, entry), { maxOutputLength: Math.max(1, left) });
  } catch {
    throw new ZipRefused('The archive is too large or broken.');
  }
};

/** Limits for an unpacked archive. */
export interface ModestZip {
  readonly bytes: number;
  readonly entries: number;
  /** Inspects an unpacked entry and throws if it is refused. */
  readonly look?: (name: string, content: Buffer) => Promise<void>;
}

/**
 * Makes sure that an archive unpacks to no more than the given number of bytes and entries.
 * @throws ZipRefused
 */
export const assertModestZip = async (zip: Buffer, most: ModestZip): Promise<void> => {
  if (zip.length < 22) throw new ZipRefused('The archive is broken.');
  const entries = entriesOf(zip);
  if (entries.length > most.entries) throw new ZipRefused('The archive has too many entries.');
  let left = most.bytes;
  for (const entry of entries) {
    const content = await contentOf(zip, entry, left);
    left -= content.length;
    if (left < 0) throw new ZipRefused('The archive is too large.');
    await most.look?.(entry.name, content);
  }
};
