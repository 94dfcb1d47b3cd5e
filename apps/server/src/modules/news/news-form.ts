import type { MultipartFile } from '@fastify/multipart';
import { Invalid, Refusal } from '@school/kernel';
import { newsAttachmentsMax } from '@school/resources';
import type { FastifyRequest } from 'fastify';
import { refuseAttachments, refuseField } from './news-refusal.ts';

/** The contents of a submitted form, texts as they were sent. */
export interface NewsForm {
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Outcome of the files, in order. */
  readonly files: readonly KeptFile[];
}
export interface KeptFile {
  readonly id: number;
  readonly sha256: string;
}

const known = new Set([
  'title',
  'content',
  'audiences',
  'audience',
  'category',
  'expiryDate',
  'removedAttachmentIds',
  'version',
]);
const limits = { fileSize: 25 * 1_048_576, files: newsAttachmentsMax + 1, fields: 30, fieldSize: 1_000_000 };

const textOf = (part: { fieldname: string; value: unknown; valueTruncated?: boolean }): string => {
  if (!known.has(part.fieldname)) throw refuseField(part.fieldname, 'This property does not exist.');
  if (part.valueTruncated)
    throw new Refusal(413, 'The field %{name} is too large.', {
      code: 'TOO_LARGE',
      params: { name: part.fieldname },
    });
  return String(part.value);
};

const explained = (error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_FILES_LIMIT') return refuseAttachments();
  if (error instanceof Refusal || code.startsWith('FST_')) return error;
  // The parser reports what is wrong with the bytes; storage errors have a system code and are passed on.
  return code === '' ? new Invalid('The form cannot be read.') : error;
};

/**
 * Reads the multipart form of the announcements part by part; files go to `keep` as they arrive.
 * @throws Invalid for unknown fields, too many files, and truncated forms
 */
export const readNewsForm = async (
  request: FastifyRequest,
  keep: (file: MultipartFile) => Promise<KeptFile>,
): Promise<NewsForm> => {
  const texts = new Map<string, string[]>();
  const files: KeptFile[] = [];
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        const list = texts.get(part.fieldname) ?? [];
        list.push(textOf(part));
        texts.set(part.fieldname, list);
      } else if (part.fieldname !== 'attachments') {
        part.file.resume();
        throw refuseField(part.fieldname, 'Files must be sent in the field attachments.');
      } else if (part.filename === '') {
        part.file.resume();
      } else if (files.length >= newsAttachmentsMax) {
        part.file.resume();
        throw refuseAttachments();
      } else files.push(await keep(part));
    }
  } catch (error) {
    throw explained(error);
  }
  return { texts, files };
};
