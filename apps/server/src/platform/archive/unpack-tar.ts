import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blockBytes, paddingOf, readHeader } from './tar-format.ts';

const plainFile = '0';

/** Unpacks the plain files of a small in-memory tar archive. */
export const unpackTar = (archive: Buffer, folder: string): void => {
  let offset = 0;
  while (offset + blockBytes <= archive.length) {
    const header = readHeader(archive.subarray(offset, offset + blockBytes));
    if (header === undefined) return;
    offset += blockBytes;
    const target = join(folder, header.path);
    if (header.kind === plainFile) {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, archive.subarray(offset, offset + header.size), { mode: header.mode & 0o777 });
    }
    offset += header.size + paddingOf(header.size);
  }
};
