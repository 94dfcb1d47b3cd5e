import { fileTypeFromFile } from 'file-type';
import { contentTypeOf, isKnownExtension } from '../../../platform/files/content-type.ts';
import { blockedKind, programRefused } from '../drive-refusal.ts';

const programs = /^application\/(?:x-msdownload|x-elf|x-mach-binary|x-ms-shortcut|java-vm|vnd\.android)/;
/** Served for unknown types: browsers save such a file and never display it. */
const unknownType = 'application/octet-stream';

/**
 * Determines the type of a drive file: known types must have matching content, types the institution does not accept and
 * programs under any name are refused, and everything else is a file that can only be saved.
 */
export const driveTypeOf =
  (blocked: ReadonlySet<string>) =>
  async (path: string, extension: string): Promise<string> => {
    if (blocked.has(extension)) throw blockedKind(extension);
    if (isKnownExtension(extension)) return contentTypeOf(path, extension);
    const found = (await fileTypeFromFile(path))?.mime ?? '';
    if (programs.test(found)) throw programRefused();
    return unknownType;
  };
