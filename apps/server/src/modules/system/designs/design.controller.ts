import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { Forbidden, NotFound, may, tokensOf } from '@school/kernel';
import type { Document } from '@school/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { Documents } from '../../../engine/document/documents.ts';
import type { Design } from '../../../engine/document/documents.ts';
import { DocumentWriter } from '../../../engine/document/document-writer.ts';
import { Printing } from '../../../engine/document/printing.ts';
import { sendPdf } from '../../../engine/document/send-pdf.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyId, bodyVersion } from '../../../engine/own-calls/body-values.ts';
import { Described } from '../../../engine/calls/described.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { NoQueryPipe } from '../../../platform/bodies/no-query.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { designIn, keptDesign, triedDesign } from './design-input.ts';
import { allDesigns, findDesign } from './design.store.ts';
import type { OwnDesign } from './design.store.ts';

const editors = ['GeneralSettings'];
const system = { system: true };

/** A document as the list of designs shows it. */
type Listed = Pick<Document, 'key' | 'label' | 'module' | 'of' | 'papers'> &
  Partial<Pick<OwnDesign, 'version' | 'updatedAt' | 'updatedBy'>> & { readonly own: boolean };

const listed = ({ key, label, module, of, papers }: Document, own: OwnDesign | undefined): Listed => ({
  key,
  label,
  module,
  of,
  papers,
  own: own !== undefined,
  ...(own ? { version: own.version, updatedAt: own.updatedAt, updatedBy: own.updatedBy } : {}),
});

/**
 * How the documents of the catalogue look in this institution: viewing, trying out, changing and resetting their designs.
 */
@Controller('setup/v1/DocumentDesigns')
export class DesignController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Documents) private readonly documents: Documents,
    @Inject(DocumentWriter) private readonly writer: DocumentWriter,
    @Inject(Printing) private readonly printing: Printing,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Get('documents')
  @Described('Lists the documents whose design can be changed')
  async list(
    @Query(NoQueryPipe) _: object,
    @Caller() { actor, institute }: CallContext,
  ): Promise<Envelope<readonly Listed[]>> {
    requireAny(actor, editors);
    const own = await allDesigns(this.database.of(institute));
    const single = this.documents.all.filter(({ designs, kept }) => designs === undefined && kept !== true);
    return succeeded(single.map((document) => listed(document, own.get(document.key))));
  }

  /** A document with its tokens, the design in use, and the default one. */
  @Get('document/:key')
  @Described('Reads a document with its tokens, its design and the usual one')
  async one(@Param('key') key: string, @Query(NoQueryPipe) _: object, @Caller() caller: CallContext) {
    const document = this.designed(caller, key);
    const { institute } = caller;
    const own = await findDesign(this.database.of(institute), key);
    const usual = this.documents.usual(key);
    const { paper, body, style } = own ?? usual;
    const common = { ...listed(document, own), tokens: tokensOf(document), usual };
    return succeeded({ ...common, design: { paper, body, style } });
  }

  /** Saves a design; `version` must match if one has been saved before. */
  @Put('document/:key')
  @Described('Keeps the design of a document', {
    takes: keptDesign,
  })
  async keep(
    @Param('key') key: string,
    @Body() sent: unknown,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly version: number }>> {
    const { design, body } = designIn(this.single(caller, key), sent, keptDesign);
    const version = bodyVersion(body['version']);
    return this.writes.run(
      { request, caller },
      async (work) => {
        const own = await findDesign(work.transaction, key);
        const saved = own
          ? await work.records.update(
              work,
              'documentDesign',
              own.id,
              { ...design, ...(version === undefined ? {} : { version }) },
              system,
            )
          : (await work.records.create(work, 'documentDesign', [{ document: key, ...design }], system))[0];
        return { version: Number(saved?.['version']) };
      },
      'Saved',
    );
  }

  /** Resets to the default design. */
  @Delete('document/:key')
  @Described('Puts a document back to its usual design')
  async reset(
    @Param('key') key: string,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<null>> {
    this.single(caller, key);
    return this.writes.run(
      { request, caller },
      async (work) => {
        const own = await findDesign(work.transaction, key);
        if (!own) throw new NotFound();
        await work.records.remove(work, 'documentDesign', own.id, system);
        return null;
      },
      'Back to the usual design',
    );
  }

  /** The page of a design that has not been saved yet: for the record `id`, or for no record. */
  @Post('document/:key/preview')
  @Described('Shows a document in a design that is not kept', {
    takes: triedDesign,
  })
  @HttpCode(200)
  async preview(
    @Param('key') key: string,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly html: string }>> {
    const { document, design, id } = this.wanted(caller, key, sent);
    const { html } =
      id === undefined
        ? await this.writer.sample(caller, document, design, true)
        : await this.writer.write(caller, document, design, [id], true);
    return succeeded({ html });
  }

  /** The same as PDF. */
  @Post('document/:key/pdf')
  @Described('Prints a document in a design that is not kept', { takes: triedDesign, answers: 'file' })
  @HttpCode(200)
  async pdf(
    @Param('key') key: string,
    @KnownQuery([]) _: KnownParameters,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { design, id } = this.wanted(caller, key, sent);
    const file =
      id === undefined
        ? await this.printing.sample(caller, key, design)
        : await this.printing.print(caller, key, [id], { design });
    return sendPdf(reply, file);
  }

  private wanted(
    caller: CallContext,
    key: string,
    sent: unknown,
  ): { readonly document: Document; readonly design: Design; readonly id: number | undefined } {
    const document = this.designed(caller, key);
    const { design, body } = designIn(document, sent, triedDesign);
    const id = body['id'] === undefined || body['id'] === null ? undefined : bodyId(body['id'], 'id');
    // A record is never shown to anyone who may not print it.
    if (id !== undefined && document.designs === undefined) this.documents.find(caller, key);
    return { document, design, id };
  }

  /** A document with one design, which `editors` may change. @throws Forbidden, NotFound */
  private single({ actor }: CallContext, key: string): Document {
    requireAny(actor, editors);
    const document = this.documents.get(key);
    if (document.designs !== undefined || document.kept) throw new NotFound();
    return document;
  }

  /** A document whose design is being tried out: by `editors`, or by anyone who keeps its designs as records. */
  private designed(caller: CallContext, key: string): Document {
    const keeps = ({ designs }: Document): boolean =>
      designs !== undefined && may(caller.actor, this.documents.resource(designs).access, 'update');
    // Anyone who keeps no designs at all learns nothing about documents.
    if (!this.documents.all.some(keeps)) requireAny(caller.actor, editors);
    const document = this.documents.get(key);
    if (document.designs === undefined) return this.single(caller, key);
    if (!keeps(document)) throw new Forbidden();
    return document;
  }
}
