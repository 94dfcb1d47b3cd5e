import { Body, Controller, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import type { CallContext } from '../context.ts';
import { OpenToClients } from '../calls/client-calls.ts';
import { Caller } from '../calls/session.guard.ts';
import { KnownQuery } from '../own-calls/known-query.ts';
import type { KnownParameters } from '../own-calls/known-query.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { DocumentBatches, batchBody } from './document-batches.ts';
import { Printing } from './printing.ts';
import { sendPdf } from './send-pdf.ts';
import { Described } from '../calls/described.ts';

/** Documents of records as PDF, one at a time or many as one file. */
@Controller('setup/v1/document')
@OpenToClients()
export class DocumentController {
  constructor(
    @Inject(Printing) private readonly printing: Printing,
    @Inject(DocumentBatches) private readonly batches: DocumentBatches,
  ) {}

  @Get(':key/:id')
  @Described('A paper of a record', { answers: 'file' })
  async one(
    @Param('key') key: string,
    @Param('id', IdPipe) id: number,
    @KnownQuery(['paper']) { paper }: KnownParameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendPdf(reply, await this.printing.print(caller, key, [id], { paper }));
  }

  @Post(':key/batch')
  @Described('Prints papers of many records in the background', {
    takes: batchBody,
  })
  @HttpCode(202)
  async batch(
    @Param('key') key: string,
    @Body() body: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly jobId: string; readonly total: number }>> {
    return succeeded(await this.batches.start(caller, key, body));
  }
}
