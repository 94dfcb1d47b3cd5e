import { Controller, Get, Inject, Res } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { Public } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { Database, mainInstitute } from '../../platform/database/database.ts';
import { inlineTypes } from '../../platform/files/content-type.ts';
import { Files } from '../../platform/files/files.ts';
import { fileHeaders } from './file-headers.ts';

const logoPath = 'public/v1/logo';

/** Name and logo, which the sign-in page shows before anybody is signed in. */
@Public()
@Controller('public/v1')
export class BrandingController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Files) private readonly files: Files,
  ) {}

  @Get('getNameAndLogo')
  async nameAndLogo(): Promise<Envelope<object>> {
    const { name, logo } = await institutionOf(this.database.of(mainInstitute));
    return succeeded({ name, logoPath: logo === null ? '' : `/${logoPath}?v=${logo}` });
  }

  /** The image of the settings and no other file. */
  @Get('logo')
  async logo(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readable> {
    const { logo } = await institutionOf(this.database.of(mainInstitute));
    const file = logo === null ? undefined : await this.files.find(mainInstitute, logo);
    if (!file || !inlineTypes.has(file.type)) throw new NotFound();
    const content = await this.files.read(file);
    void reply.headers({ ...fileHeaders(file, true), 'cache-control': 'public, max-age=300' });
    return content;
  }
}
