import { fileTypeFromFile } from 'file-type';
import { contentTypeOf, isKnownExtension } from '../../../platform/files/content-type.ts';
import { blockedKind, programRefused } from '../drive-refusal.ts';

const programs = /^application\/(?:x-msdownload|x-elf|x-mach-binary|x-ms-shortcut|java-vm|vnd\.android)/;
/** What is served for kinds that nobody knows: browsers keep such a file and never show it. */
const unknownType = 'application/octet-stream';

/**
 * Decides the type of a file of the drive: kinds that are known must have their content, kinds that the institution
 * does not take and programs under any name are refused, and everything else is a file to be saved and no more.
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
