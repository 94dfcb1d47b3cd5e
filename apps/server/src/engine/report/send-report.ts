import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { sendPdf } from '../document/send-pdf.ts';
import { mediaTypes } from '../transfer/sheet/sheet-writer.ts';
import type { FiledReport, ReportAnswers } from './report-answers.ts';
import type { ReportFormat } from './report-request.ts';

/** A report as a file to be sent, named after its title and the day. */
export const sendReport = async (
  answers: ReportAnswers,
  filed: FiledReport,
  format: Exclude<ReportFormat, 'json'>,
  reply: FastifyReply,
): Promise<Readable | Buffer> => {
  const name = `${filed.words.title} ${filed.caller.today}`;
  if (format === 'pdf') return sendPdf(reply, { name, content: await answers.print(filed) });
  void reply.headers({
    'content-type': mediaTypes[format],
    'content-disposition': contentDisposition(`${name}.${format}`),
    'x-content-type-options': 'nosniff',
  });
  return answers.sheet(filed, format);
};
