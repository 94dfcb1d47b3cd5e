import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Public } from '../../engine/calls/session.guard.ts';
import { Described } from '../../engine/calls/described.ts';
import { Database } from '../../platform/database/database.ts';
import { inlineTypes } from '../../platform/files/content-type.ts';
import { Files } from '../../platform/files/files.ts';
import { openInstitutes } from '../../platform/institutes/institutes.ts';
import { storedFileById } from '../../platform/files/stored-file.ts';
import type { StoredFile } from '../../platform/files/stored-file.ts';
import { fileHeaders } from './file-headers.ts';

/** Kinds of people in the URLs, with the resource and field of their picture. */
const pictures: Readonly<Record<string, string>> = {
  employee: 'employee',
  student: 'student',
  guardian: 'guardian',
};

/** Shown for anyone without a picture, and to anyone who does not know its name: the two look alike. */
const silhouette =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img" aria-label="No picture">' +
  '<rect width="96" height="96" fill="#e3e7ee"/><circle cx="48" cy="36" r="17" fill="#97a3b6"/>' +
  '<path d="M14 90c2-22 16-32 34-32s32 10 34 32z" fill="#97a3b6"/></svg>';

/** The name under which a picture can be fetched: 128 bits derived from its content, which nobody can guess. */
export const pictureName = ({ sha256 }: Pick<StoredFile, 'sha256'>): string => sha256.slice(0, 32);

const isName = (given: string, file: StoredFile): boolean => {
  const [asked, wanted] = [Buffer.from(given.replace(/\.\w{1,5}$/, '')), Buffer.from(pictureName(file))];
  return asked.length === wanted.length && timingSafeEqual(asked, wanted);
};

/** Pictures of people at URLs that are used in cards and mails without a session. */
@Public()
@Controller('public/v1')
export class ProfileImageController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Files) private readonly files: Files,
  ) {}

  /** `id` is that of the person, `name` that of the stored picture; anything else returns the same silhouette. */
  @Get(['employee/profile/:id/:name', 'student/profile/:id/:name', 'guardian/profile/:id/:name'])
  @Described('Gives the picture of a person, or a silhouette', { answers: 'file' })
  async picture(
    @Param('id') id: string,
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable | string> {
    const kind = /\/public\/v1\/(\w+)\/profile\//.exec(reply.request.url)?.[1] ?? '';
    const found = await this.find(pictures[kind] ?? '', id, name);
    if (!found) return this.none(reply);
    const { institute, file } = found;
    const content = await this.files.read(institute, file);
    void reply.headers({ ...fileHeaders(file, true), 'cache-control': 'public, max-age=86400, immutable' });
    return content;
  }

  private none(reply: FastifyReply): string {
    void reply.headers({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
    });
    return silhouette;
  }

  /** Institutes use the same numbers for their people: the name tells which of them is meant. */
  private async find(
    resource: string,
    id: string,
    name: string,
  ): Promise<{ readonly institute: string; readonly file: StoredFile } | undefined> {
    if (!/^\d{1,15}$/.test(id)) return undefined;
    for (const institute of await openInstitutes(this.database)) {
      const file = await this.pictureOf(institute, resource, Number(id));
      if (file && inlineTypes.has(file.type) && isName(name, file)) return { institute, file };
    }
    return undefined;
  }

  private async pictureOf(institute: string, resource: string, id: number): Promise<StoredFile | undefined> {
    const connection = this.database.of(institute);
    const [row] = await connection.query<{ id: string }>({
      name: 'profile_picture',
      text: `select id from stored_file where owner_resource = $1 and owner_record = $2 and owner_field = 'photo'
        order by id desc limit 1`,
      values: [resource, id],
    });
    return row && storedFileById(connection, Number(row.id));
  }
}
