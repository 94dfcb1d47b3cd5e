import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { Printing } from '../../../engine/document/printing.ts';
import { sendPdf } from '../../../engine/document/send-pdf.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { generators } from '../http/rights.ts';
import { Described } from '../../../engine/calls/described.ts';

/** A sample payslip, as the settings print it. */
@Controller('setup/v1/paySlip')
export class PayslipDocumentController {
  constructor(@Inject(Printing) private readonly printing: Printing) {}

  @Get('sample')
  @Described('A payslip of nobody, as the settings print it', { answers: 'file' })
  async sample(
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    requireAny(caller.actor, generators);
    return sendPdf(reply, { ...(await this.printing.sample(caller, 'payslip')), name: 'Payslip example' });
  }
}
