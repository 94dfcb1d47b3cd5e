import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Work } from '../../../engine/behaviour.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyId, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import type { DriveItem } from '../items/item-answer.ts';
import { readItem } from '../items/item-reading.store.ts';
import { createFolder, moveItem, renameItem } from '../items/item-writes.ts';
import { trashItem } from '../items/trash-writes.ts';
import { shareItem, starItem, unshareItem } from '../shares/share-writes.ts';
import { requireStaff } from './drive-staff.ts';
import { folderOf, usersOf } from './drive-parameters.ts';

const folderKeys = new Set(['name', 'parentFolderId']);

const parentOf = (value: unknown): number | undefined =>
  value === undefined || value === null || value === '' ? undefined : bodyId(value, 'parentFolderId');

/** What the owner does with items; recipients of a share star them and leave the share. */
@Controller('api/v1/drive')
export class DriveWritingController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post('folders')
  @FailsWith('Failed to create folder')
  createFolder(
    @Body() sent: unknown,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DriveItem>> {
    requireStaff(caller.actor);
    const body = bodyObject(sent, '', folderKeys);
    const folder = { name: body['name'], parent: parentOf(body['parentFolderId']) };
    return this.writes.run(
      { request, caller },
      async (work) => readItem(work.transaction, caller.actor.id, await createFolder(work, folder)),
      'Folder created successfully',
    );
  }

  /** Puts an item with all that lies in it into the trash. */
  @Delete('items/:id')
  @FailsWith('Failed to delete item')
  remove(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly id: number }>> {
    requireStaff(caller.actor);
    const trash = async (work: Work): Promise<{ id: number }> => {
      await trashItem(work, id);
      return { id };
    };
    return this.writes.run({ request, caller }, trash, 'Item deleted successfully');
  }

  @Put('items/:id/rename')
  @FailsWith('Failed to rename item')
  rename(
    @Param('id', IdPipe) id: number,
    @KnownQuery(['newName']) query: KnownParameters,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DriveItem>> {
    const rename = (work: Work): Promise<void> => renameItem(work, id, query['newName']);
    return this.change(request, caller, id, rename, 'Item renamed successfully');
  }

  /** Without `newParentFolderId` the item goes to the root. */
  @Put('items/:id/move')
  @FailsWith('Failed to move item')
  move(
    @Param('id', IdPipe) id: number,
    @KnownQuery(['newParentFolderId']) query: KnownParameters,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DriveItem>> {
    const target = folderOf(query, 'newParentFolderId');
    return this.change(request, caller, id, (work) => moveItem(work, id, target), 'Item moved successfully');
  }

  @Post('items/:id/share')
  @HttpCode(200)
  @FailsWith('Failed to share item')
  share(
    @Param('id', IdPipe) id: number,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DriveItem>> {
    const users = usersOf(body);
    const share = async (work: Work): Promise<void> => void (await shareItem(work, id, users));
    return this.change(request, caller, id, share, 'Item shared successfully');
  }

  /** The owner takes shares back; everybody else may leave their own. */
  @Post('items/:id/unshare')
  @HttpCode(200)
  @FailsWith('Failed to unshare item')
  unshare(
    @Param('id', IdPipe) id: number,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly id: number }>> {
    requireStaff(caller.actor);
    const users = usersOf(body);
    const unshare = async (work: Work): Promise<{ id: number }> => {
      await unshareItem(work, id, users);
      return { id };
    };
    return this.writes.run({ request, caller }, unshare, 'Item unshared successfully');
  }

  @Put('items/:id/star')
  star(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DriveItem>> {
    return this.change(request, caller, id, (work) => starItem(work, id, true), '');
  }

  @Delete('items/:id/star')
  unstar(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DriveItem>> {
    return this.change(request, caller, id, (work) => starItem(work, id, false), '');
  }

  private change(
    request: FastifyRequest,
    caller: CallContext,
    id: number,
    write: (work: Work) => Promise<void>,
    message: string,
  ): Promise<Envelope<DriveItem>> {
    requireStaff(caller.actor);
    const run = async (work: Work): Promise<DriveItem> => {
      await write(work);
      return readItem(work.transaction, caller.actor.id, id);
    };
    return this.writes.run({ request, caller }, run, message);
  }
}
