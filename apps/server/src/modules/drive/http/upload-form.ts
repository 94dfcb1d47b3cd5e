import type { MultipartFile } from '@fastify/multipart';
import { Invalid, Refusal } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import { bodyId } from '../../../engine/own-calls/body-values.ts';
import { errorCode } from '../../../platform/errors/describe-error.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import type { StoredFile } from '../../../platform/files/stored-file.ts';
import { noFile } from '../drive-refusal.ts';

/** The result of an upload: the file as it was stored, and where it goes. */
export interface UploadForm {
  readonly file: StoredFile;
  /** The name the sender wants instead of the file's own. */
  readonly name: string | undefined;
  readonly parentFolderId: number | undefined;
}

const known = new Set(['name', 'parentFolderId']);

const textOf = (part: { fieldname: string; value: unknown }): string => {
  if (!known.has(part.fieldname))
    throw invalidField(part.fieldname.slice(0, 60), 'unknownField', 'This property does not exist.');
  return String(part.value).trim();
};

const explained = (error: unknown): unknown => {
  const code = errorCode(error);
  if (code === 'FST_FILES_LIMIT') return noFile();
  if (error instanceof Refusal || code.startsWith('FST_')) return error;
  // The parser names what is wrong with the bytes; storage errors have a system code and are passed on.
  return code === '' || code === 'ERR_STREAM_PREMATURE_CLOSE'
    ? new Invalid('The upload was cut off.')
    : error;
};

interface Keeper {
  /** Stores the file while it arrives; `name` is the field if it came before the file. */
  readonly keep: (part: MultipartFile, name: string | undefined) => Promise<StoredFile>;
  readonly discard: (file: StoredFile) => Promise<void>;
  /** Bytes. */
  readonly limit: number;
}

/**
 * Reads the multipart form of an upload: one `file`, and `name` and `parentFolderId` before or after it. Anything unusable
 * is discarded again.
 * @throws Refusal 400, 413, 415
 */
export const readUploadForm = async (request: FastifyRequest, keeper: Keeper): Promise<UploadForm> => {
  if (!request.isMultipart())
    throw new Refusal(415, 'Send the file as multipart/form-data.', { code: 'UNSUPPORTED_TYPE' });
  const texts: Record<string, string> = {};
  let file: StoredFile | undefined;
  try {
    for await (const part of request.parts({
      limits: { fileSize: keeper.limit + 1, files: 2, fields: 10 },
    })) {
      if (part.type === 'field') texts[part.fieldname] = textOf(part);
      else if (part.fieldname !== 'file' || file) {
        part.file.resume();
        throw noFile();
      } else file = await keeper.keep(part, texts['name'] || undefined);
    }
    if (!file) throw noFile();
    const parent = texts['parentFolderId'];
    return {
      file,
      name: texts['name'] || undefined,
      parentFolderId: parent ? bodyId(parent, 'parentFolderId') : undefined,
    };
  } catch (error) {
    if (file) await keeper.discard(file);
    throw explained(error);
  }
};
