import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { KeptFile } from '../../../platform/files/verified-reading.ts';
import type { ZipEntry } from './zip-entries.store.ts';

/** Types that are already compressed. */
const packed = /^(?:image|audio|video)\/|zip|officedocument|opendocument|pdf$/;

/** An archive created while it is sent: one file is open at a time, nothing is kept in memory. */
export const zipOf = (
  entries: readonly ZipEntry[],
  read: (file: KeptFile) => Promise<Readable>,
): Readable => {
  const archive = new ZipFile();
  const output = archive.outputStream.pipe(new PassThrough());
  archive.on('error', (error: Error) => output.destroy(error));
  for (const { path, file, changedAt } of entries) {
    if (!file) archive.addEmptyDirectory(path, { mtime: changedAt });
    else
      archive.addReadStreamLazy(
        path,
        { mtime: changedAt, compress: !packed.test(file.type) },
        (give: (error: Error | null, stream: Readable) => void) => {
          read(file).then(
            (stream) => give(null, stream),
            (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
          );
        },
      );
  }
  archive.end();
  return output;
};
