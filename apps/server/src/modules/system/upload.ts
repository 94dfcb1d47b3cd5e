import multipart from '@fastify/multipart';
import type { MultipartFile } from '@fastify/multipart';
import { Invalid, Refusal } from '@school/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDiskFull } from '../../platform/errors/disk-full.ts';
import { uploadLimit } from '../../platform/files/files.ts';
import { takesUploads } from '../../platform/files/takes-uploads.ts';

const missing = (): Invalid => {
  const message = 'Send one file in the field "file".';
  return new Invalid(message, [{ field: 'file', code: 'required', message }]);
};

const notTaken = (): Refusal =>
  new Refusal(415, 'Send the values as JSON; this call does not accept a form.', {
    code: 'UNSUPPORTED_TYPE',
  });

/**
 * Lets the calls that declare it (`TakesUploads`) take multipart bodies. Parts are streams; what a call does not read is never
 * stored.
 */
export const takeUploads = async (server: FastifyInstance): Promise<void> => {
  await server.register(multipart, {
    throwFileSizeLimit: true,
    // One byte more than the store takes, so that the store's own refusal is the one returned.
    limits: {
      fileSize: uploadLimit + 1,
      files: 3,
      fields: 30,
      fieldSize: 100_000,
      parts: 40,
      headerPairs: 50,
    },
  });
  server.addHook('preHandler', async (request) => {
    if (request.isMultipart() && !takesUploads(request.routeOptions.config)) throw notTaken();
  });
};

/** The only file of a request. */
export interface OnlyUpload {
  readonly part: MultipartFile;
  /** To be called once its bytes are read, before it is stored. @throws Invalid when another one follows it */
  readonly assertAlone: () => Promise<void>;
}

/**
 * The file of a request that carries exactly one, in the field `file`.
 * @throws Invalid when there is none or the body is not well-formed multipart text
 */
export const uploadOf = async (request: FastifyRequest): Promise<OnlyUpload> => {
  const parts = request.files({ limits: { files: 1 } });
  const { value: part } = await parts.next().catch((error: unknown) => {
    throw error instanceof Error && 'statusCode' in error ? error : missing();
  });
  if (!isFile(part) || part.fieldname !== 'file') {
    if (isFile(part)) part.file.resume();
    throw missing();
  }
  const assertAlone = async (): Promise<void> => {
    // A second one is a limit error, and one that the client cannot have meant any other way.
    const { done } = await parts.next().catch(() => ({ done: false }));
    if (!done) throw missing();
  };
  return { part, assertAlone };
};

const isFile = (part: unknown): part is MultipartFile =>
  typeof part === 'object' && part !== null && 'file' in part;

/** What the client did wrong when its body breaks off in the middle of a file; other errors are returned unchanged. */
export const explainUpload = (error: unknown, { file }: MultipartFile): unknown =>
  error === file.errored && !(error instanceof Refusal) && !isDiskFull(error)
    ? new Invalid('The upload was cut off.')
    : error;
