import { open } from 'node:fs/promises';
import { Refusal } from '@school/kernel';
import type { Violation } from '@school/kernel';
import { fileTypeFromFile } from 'file-type';

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** What may be uploaded: for each extension, the type that is served and the types that the content may have. */
const types: Readonly<Record<string, { readonly type: string; readonly content?: readonly string[] }>> = {
  pdf: { type: 'application/pdf' },
  png: { type: 'image/png', content: ['image/png', 'image/apng'] },
  jpg: { type: 'image/jpeg' },
  jpeg: { type: 'image/jpeg' },
  gif: { type: 'image/gif' },
  webp: { type: 'image/webp' },
  bmp: { type: 'image/bmp' },
  tif: { type: 'image/tiff' },
  tiff: { type: 'image/tiff' },
  heic: { type: 'image/heic' },
  docx: { type: `${office}.wordprocessingml.document` },
  xlsx: { type: `${office}.spreadsheetml.sheet` },
  pptx: { type: `${office}.presentationml.presentation` },
  odt: { type: `${openDocument}.text` },
  ods: { type: `${openDocument}.spreadsheet` },
  odp: { type: `${openDocument}.presentation` },
  doc: { type: 'application/msword', content: ['application/x-cfb'] },
  xls: { type: 'application/vnd.ms-excel', content: ['application/x-cfb'] },
  ppt: { type: 'application/vnd.ms-powerpoint', content: ['application/x-cfb'] },
  rtf: { type: 'application/rtf' },
  xml: { type: 'application/xml', content: ['application/xml', 'text/xml'] },
  zip: { type: 'application/zip' },
  mp3: { type: 'audio/mpeg' },
  wav: { type: 'audio/wav' },
  ogg: { type: 'audio/ogg', content: ['audio/ogg', 'video/ogg', 'application/ogg'] },
  m4a: { type: 'audio/mp4', content: ['audio/x-m4a', 'audio/mp4', 'video/mp4'] },
  mp4: { type: 'video/mp4' },
  webm: { type: 'video/webm' },
};

/** Text types have no signature; they are distinguished from binary files by being text. */
const texts: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  ics: 'text/calendar',
};

/** Whether files with the extension must have matching content. */
export const isKnownExtension = (extension: string): boolean =>
  Object.hasOwn(types, extension) || Object.hasOwn(texts, extension);

const probeBytes = 65_536;

/** Images that a browser shows without ever running anything in them. */
export const inlineTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
]);

const refuse = (message: string, code: string, params?: Violation['params']): Refusal =>
  new Refusal(415, message, { code, params });

const isText = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(probeBytes), 0, probeBytes, 0);
    const probe = buffer.subarray(0, bytesRead);
    if (probe.includes(0)) return false;
    // A probe that ends in the middle of a character is still text, so the last bytes are ignored.
    new TextDecoder('utf-8', { fatal: true }).decode(probe, { stream: true });
    return true;
  } catch {
    return false;
  } finally {
    await file.close();
  }
};

/**
 * The type of a file by its content, which must agree with its extension.
 * @throws Refusal 415 for types that are not accepted, and when content and extension disagree
 */
export const contentTypeOf = async (path: string, extension: string): Promise<string> => {
  const found = (await fileTypeFromFile(path))?.mime;
  const text = texts[extension];
  if (text !== undefined) {
    if (found === undefined && (await isText(path))) return text;
    throw refuse('The content of this file does not match the extension .%{extension}.', 'TYPE_MISMATCH', {
      extension,
    });
  }
  const known = Object.hasOwn(types, extension) ? types[extension] : undefined;
  if (!known) throw refuse('Files of this kind are not accepted.', 'TYPE_NOT_ALLOWED');
  if (found !== undefined && (known.content ?? [known.type]).includes(found)) return known.type;
  throw refuse('The content of this file does not match the extension .%{extension}.', 'TYPE_MISMATCH', {
    extension,
  });
};
