import { Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { Invalid, Refusal } from '@school/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { Described } from '../../engine/calls/described.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { contentTypeOf } from '../../platform/files/content-type.ts';
import { Files } from '../../platform/files/files.ts';
import { SmallerPictures, isPictureSize, smallerType } from '../../platform/files/smaller-pictures.ts';
import { TakesUploads } from '../../platform/files/takes-uploads.ts';
import { fileHeaders } from './file-headers.ts';
import { ReadableFiles } from './readable-files.ts';
import { explainUpload, uploadOf } from './upload.ts';

interface FileAnswer {
  readonly id: number;
  readonly name: string;
  /** Its content type. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** Uploads and downloads. */
@Controller('setup/v1/files')
export class FileController {
  constructor(
    @Inject(Files) private readonly files: Files,
    @Inject(ReadableFiles) private readonly readable: ReadableFiles,
    @Inject(SmallerPictures) private readonly smaller: SmallerPictures,
  ) {}

  /** Takes one file; it belongs to the caller until a record takes it. */
  @Post()
  @Described('Takes one file as multipart/form-data; it belongs to the caller until a record takes it')
  @TakesUploads()
  @HttpCode(201)
  async upload(@Req() request: FastifyRequest, @Caller() caller: CallContext): Promise<Envelope<FileAnswer>> {
    if (!request.isMultipart()) {
      throw new Refusal(415, 'Send the file as multipart/form-data.', { code: 'UNSUPPORTED_TYPE' });
    }
    const { part, assertAlone } = await uploadOf(request);
    const typeOf = async (path: string, extension: string): Promise<string> => {
      await assertAlone();
      return contentTypeOf(path, extension);
    };
    const incoming = { name: part.filename, source: part.file, createdBy: caller.actor.id, typeOf };
    const file = await this.files.receive(caller.institute, incoming).catch((error: unknown) => {
      throw explainUpload(error, part);
    });
    const { id, name, type, size } = file;
    return succeeded({ id, name, type, size });
  }

  @Get(':id')
  @Described('Gives a file, a picture also smaller', { asks: ['inline', 'size'], answers: 'file' })
  async download(
    @Param('id', IdPipe) id: number,
    @Query() query: Readonly<Record<string, unknown>>,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const { inline, size, ...unknown } = query;
    if (
      Object.keys(unknown).length > 0 ||
      ![undefined, 'true', 'false'].includes(inline as string | undefined)
    ) {
      throw new Invalid('Only the parameters inline=true and size are supported here.');
    }
    if (size !== undefined && !isPictureSize(size)) throw new Invalid('The size must be small or large.');
    const file = await this.readable.find(caller, id);
    const smaller = size && (await this.smaller.of(caller.institute, file, size));
    if (smaller) {
      void reply.headers(
        fileHeaders({ ...file, type: smallerType, size: smaller.length }, inline === 'true'),
      );
      return Readable.from([smaller]);
    }
    const content = await this.files.read(caller.institute, file);
    void reply.headers(fileHeaders(file, inline === 'true'));
    return content;
  }
}
