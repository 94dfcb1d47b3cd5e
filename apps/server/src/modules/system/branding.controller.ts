import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { demoIsIn } from '../../database/demo/demo-state.ts';
import { demoPassword, demoUsers } from '../../database/demo/users.ts';
import { Public } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import { Described } from '../../engine/calls/described.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { Database, mainInstitute } from '../../platform/database/database.ts';
import { inlineTypes } from '../../platform/files/content-type.ts';
import { Files } from '../../platform/files/files.ts';
import { openInstitute } from '../../platform/institutes/institutes.ts';
import { logoPathOf } from '../../platform/institutes/logo-path.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { fileHeaders } from './file-headers.ts';

const demoSignIns = demoUsers.map(({ username }) => ({ username, password: demoPassword }));

/** Name and logo, and the sign-ins of a demo school: what the sign-in page shows before anyone has signed in. */
@Public()
@Controller('public/v1')
export class BrandingController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Files) private readonly files: Files,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('getNameAndLogo')
  @Described('Tells the name and the look of the school before anybody is signed in')
  async nameAndLogo() {
    const connection = this.database.of(mainInstitute);
    const institution = await institutionOf(connection);
    const { name, themeColorId, fontName } = institution;
    const isDemo = this.settings.demo === 'school' && (await demoIsIn(connection, mainInstitute));
    return succeeded({
      name,
      logoPath: logoPathOf(mainInstitute, institution),
      themeColorId,
      fontName,
      ...(isDemo ? { demoSignIns } : {}),
    });
  }

  /** The image in the settings and no other file: that of the head office, or of an open branch by its code. */
  @Get('logo')
  @Described('Gives the logo of the school', { asks: ['branch'], answers: 'file' })
  async logo(
    @Query('branch') branch: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const institute = await this.instituteOf(branch);
    const { logo } = await institutionOf(this.database.of(institute));
    const file = logo === null ? undefined : await this.files.find(institute, logo);
    if (!file || !inlineTypes.has(file.type)) throw new NotFound();
    const content = await this.files.read(institute, file);
    void reply.headers({ ...fileHeaders(file, true), 'cache-control': 'public, max-age=300' });
    return content;
  }

  private async instituteOf(branch: unknown): Promise<string> {
    if (branch === undefined) return mainInstitute;
    const institute = typeof branch === 'string' ? await openInstitute(this.database, branch) : undefined;
    if (institute === undefined) throw new NotFound();
    return institute;
  }
}
