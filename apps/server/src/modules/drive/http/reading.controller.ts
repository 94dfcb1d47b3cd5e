import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { FileVersion, DriveSpace } from '@school/domain';
import { setContentRange } from '../../../engine/calls/content-range.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { Database } from '../../../platform/database/database.ts';
import { driveLimits } from '../drive-settings.store.ts';
import { usedSpace } from '../files/space.store.ts';
import { versionsOf } from '../files/version.store.ts';
import type { DriveItem } from '../items/item-answer.ts';
import {
  readFolder,
  readItem,
  recentFiles,
  searchItems,
  sharedWithMe,
  starredItems,
  trashedItems,
} from '../items/item-reading.store.ts';
import { requireStaff } from './drive-staff.ts';
import { folderOf, rangeOf } from './drive-parameters.ts';

type Items = Envelope<readonly DriveItem[]>;

/** What a member of the staff finds in the drive. Each call sees what its caller may read and nothing else. */
@Controller('api/v1/drive')
export class DriveReadingController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** What lies in a folder, or at the root of the own drive. */
  @Get('items')
  @FailsWith('An error occurred while fetching drive items')
  items(
    @KnownQuery(['folderId', 'range', 'foldersOnly']) query: KnownParameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Items> {
    return this.page(query, caller, reply, query['foldersOnly'] === 'true');
  }

  /** One item with the way to it, as far as the caller sees it. */
  @Get('items/:id')
  async one(@Param('id', IdPipe) id: number, @Caller() caller: CallContext): Promise<Envelope<DriveItem>> {
    return succeeded(await readItem(this.of(caller), caller.actor.id, id));
  }

  @Get('search')
  @FailsWith('An error occurred while searching drive items')
  async search(@KnownQuery(['query']) query: KnownParameters, @Caller() caller: CallContext): Promise<Items> {
    const words = (query['query'] ?? '').replaceAll('\0', '').trim().slice(0, 255);
    const connection = this.of(caller);
    return succeeded(words === '' ? [] : await searchItems(connection, caller.actor.id, words));
  }

  @Get('shared-with-me')
  @FailsWith('Failed to fetch shared items')
  async shared(@KnownQuery([]) _: KnownParameters, @Caller() caller: CallContext): Promise<Items> {
    return succeeded(await sharedWithMe(this.of(caller), caller.actor.id));
  }

  /** The ten files that were changed last, anywhere or in a folder. */
  @Get('recent')
  async recent(
    @KnownQuery(['folderId']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Items> {
    return succeeded(await recentFiles(this.of(caller), caller.actor.id, folderOf(query, 'folderId')));
  }

  @Get('starred')
  async starred(@KnownQuery([]) _: KnownParameters, @Caller() caller: CallContext): Promise<Items> {
    return succeeded(await starredItems(this.of(caller), caller.actor.id));
  }

  @Get('trash')
  async trash(@KnownQuery([]) _: KnownParameters, @Caller() caller: CallContext): Promise<Items> {
    return succeeded(await trashedItems(this.of(caller), caller.actor.id));
  }

  /** How much room the caller has, and what is taken. */
  @Get('space')
  async space(
    @KnownQuery([]) _: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DriveSpace>> {
    const connection = this.of(caller);
    const [limits, used] = await Promise.all([
      driveLimits(connection),
      usedSpace(connection, caller.actor.id),
    ]);
    const { quota, maxFile, trashDays, blocked } = limits;
    return succeeded({ used, quota, maxFile, trashDays, blockedExtensions: [...blocked] });
  }

  @Get('items/:id/versions')
  async versions(
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly FileVersion[]>> {
    const connection = this.of(caller);
    await readItem(connection, caller.actor.id, id);
    return succeeded(await versionsOf(connection, id));
  }

  private async page(
    query: KnownParameters,
    caller: CallContext,
    reply: FastifyReply,
    foldersOnly: boolean,
  ): Promise<Items> {
    const [connection, folder, range] = [this.of(caller), folderOf(query, 'folderId'), rangeOf(query)];
    const { items, total } = await readFolder(connection, caller.actor.id, folder, range, foldersOnly);
    const span = items.length === 0 ? '*' : `${range[0]}-${range[0] + items.length - 1}`;
    setContentRange(reply, `driveItem ${span}/${total}`);
    return succeeded(items);
  }

  private of({ institute, actor }: CallContext): Connection {
    requireStaff(actor);
    return this.database.of(institute);
  }
}
