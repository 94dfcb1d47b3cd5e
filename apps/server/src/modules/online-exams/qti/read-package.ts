import { posix } from 'node:path';
import { assertModestZip, ZipRefused } from '../../../engine/transfer/sheet/zip-size.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import type { ReadItem } from './bank-question.ts';
import { itemsOfManifest, type PackagedItem } from './manifest.ts';
import { NotXml, parseXml } from './parse-xml.ts';
import { readItem } from './read-item.ts';

const mostBytes = 100 * 1_048_576;
const mostEntries = 5_000;
/** Items of one package. */
export const mostItems = 500;

/** An item of a package, and its outcome. */
export interface PackageItem {
  readonly href: string;
  readonly read: ReadItem | { readonly obstacle: 'MISSING' | 'BROKEN'; readonly detail: string };
  /** The picture of its question, if the package has it. */
  readonly picture: { readonly name: string; readonly content: Buffer } | undefined;
}

const unpacked = async (zip: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  const look = (name: string, content: Buffer): Promise<void> => {
    const path = Buffer.from(name, 'latin1').toString('utf8').replaceAll('\\', '/');
    files.set(posix.normalize(path), content);
    return Promise.resolve();
  };
  try {
    await assertModestZip(zip, { bytes: mostBytes, entries: mostEntries, look });
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error;
    throw invalidField('fileId', 'notPackage', 'This archive cannot be read, or it is too large.');
  }
  return files;
};

const decoded = (href: string): string => {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
};

/** A path inside the package, as written in another of its files. */
const besideOf = (file: string, href: string): string =>
  posix.normalize(posix.join(posix.dirname(file), decoded(href)));

const readAt = (content: Buffer): PackageItem['read'] => {
  try {
    return readItem(parseXml(content.toString('utf8')));
  } catch (error) {
    if (!(error instanceof NotXml)) throw error;
    return { obstacle: 'BROKEN', detail: '' };
  }
};

const itemOf = (files: ReadonlyMap<string, Buffer>, folder: string, { href }: PackagedItem): PackageItem => {
  const path = posix.normalize(posix.join(folder, decoded(href)));
  const content = files.get(path);
  if (!content) return { href, read: { obstacle: 'MISSING', detail: '' }, picture: undefined };
  const read = readAt(content);
  const wanted = 'question' in read ? read.question.picture?.href : undefined;
  const place = wanted === undefined ? '' : besideOf(path, wanted);
  const picture = files.get(place);
  return { href, read, picture: picture && { name: posix.basename(place), content: picture } };
};

/**
 * Reads a QTI 2.x package.
 * @param zip its bytes
 * @throws Invalid at `fileId` for anything but such a package
 */
export const readPackage = async (zip: Buffer): Promise<readonly PackageItem[]> => {
  const files = await unpacked(zip);
  const [manifest] = [...files.keys()]
    .filter((path) => posix.basename(path) === 'imsmanifest.xml')
    .sort((a, b) => a.length - b.length);
  const content = manifest === undefined ? undefined : files.get(manifest);
  if (manifest === undefined || !content) {
    throw invalidField('fileId', 'noManifest', 'The package has no imsmanifest.xml.');
  }
  const items = ((): readonly PackagedItem[] => {
    try {
      return itemsOfManifest(parseXml(content.toString('utf8')));
    } catch {
      throw invalidField('fileId', 'noManifest', 'Its imsmanifest.xml cannot be read.');
    }
  })();
  if (items.length === 0) throw invalidField('fileId', 'noItems', 'The package lists no QTI 2.1 items.');
  if (items.length > mostItems) {
    throw invalidField('fileId', 'tooMany', 'A package may have at most %{max} items.', { max: mostItems });
  }
  return items.map((item) => itemOf(files, posix.dirname(manifest), item));
};
