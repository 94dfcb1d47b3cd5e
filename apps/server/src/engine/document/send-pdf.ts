import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../../platform/files/content-disposition.ts';

/** A file as it is sent. */
export interface PdfFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Sets the headers of a PDF and returns its bytes. It opens in the browser and is saved under its name. */
export const sendPdf = (reply: FastifyReply, { name, content }: PdfFile): Buffer => {
  void reply.headers({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': contentDisposition(`${name}.pdf`, true),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  return content;
};
