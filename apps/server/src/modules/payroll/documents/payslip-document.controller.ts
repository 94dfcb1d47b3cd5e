import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { sendPdf } from '../../../engine/document/send-pdf.ts';
import { PdfPrinter } from '../../../platform/pdf/pdf-printer.ts';
import { generators } from '../http/rights.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { PayslipDocuments } from './payslip-documents.ts';

/** A payslip of nobody, as the settings print it. */
@Controller('setup/v1/paySlip')
export class PayslipDocumentController {
  constructor(
    @Inject(PayslipDocuments) private readonly documents: PayslipDocuments,
    @Inject(PdfPrinter) private readonly printer: PdfPrinter,
  ) {}

  @Get('sample')
  async sample(
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    requireAny(caller.actor, generators);
    const { html, footer } = await this.documents.sample(caller);
    const options = { paper: 'A4', footer, pageWords: 'Page {page} of {pages}' } as const;
    const content = await this.printer.renderPdf(html, options);
    return sendPdf(reply, { name: 'Payslip example', content });
  }
}
