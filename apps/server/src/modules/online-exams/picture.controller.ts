import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { Described } from '../../engine/calls/described.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { fileHeaders } from '../system/file-headers.ts';
import { Files } from '../../platform/files/files.ts';
import { pictureFor } from './question.store.ts';

/** Question pictures for question authors: the bank itself is closed to pupils. */
@Controller('setup/v1/OnlineExam')
export class PictureController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Files) private readonly files: Files,
  ) {}

  @Get(':exam/picture/:question')
  @Described('Gives the picture of a question in an exam', { answers: 'file' })
  async picture(
    @Param('exam', IdPipe) exam: number,
    @Param('question', IdPipe) question: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    requireAny(caller.actor, ['STUDENT']);
    const { student } = caller.actor;
    const id = await pictureFor(this.database.of(caller.institute), {
      exam,
      question,
      student: student ?? 0,
    });
    const file = id === undefined ? undefined : await this.files.find(caller.institute, id);
    if (!file) throw new NotFound();
    const content = await this.files.read(caller.institute, file);
    void reply.headers(fileHeaders(file, true));
    return content;
  }
}
