import type { DriveItem } from '@school/domain';
import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { f } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { Work } from '../../../engine/behaviour.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyId, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { Described } from '../../../engine/calls/described.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { longestName } from '../items/item-name.ts';
import { readItem } from '../items/item-reading.store.ts';
import { createFolder } from '../items/item-writes.ts';
import { shareItem, unshareItem } from '../shares/share-writes.ts';
import { requireStaff } from './drive-staff.ts';
import { people, usersOf } from './drive-parameters.ts';

const newFolder = {
  name: f.text({ required: true, max: longestName }),
  parentFolderId: f.ref('driveItem', { help: 'The folder it lies in; the root without it' }),
};

const parentOf = (value: unknown): number | undefined =>
  value === undefined || value === null || value === '' ? undefined : bodyId(value, 'parentFolderId');

/** What the owner does with items; recipients of a share star them and leave the share. */
@Controller('api/v1/drive')
export class DriveWritingController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post('folders')
  @Described('Makes a folder', { takes: newFolder })
  @FailsWith('Failed to create folder')
  createFolder(
    @Body() sent: unknown,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DriveItem>> {
    requireStaff(caller.actor);
    const body = bodyObject(sent, '', newFolder);
    const folder = { name: body['name'], parent: parentOf(body['parentFolderId']) };
    return this.writes.run(
      { request, caller },
      async (work) => readItem(work.transaction, caller.actor.id, await createFolder(work, folder)),
      'Folder created successfully',
    );
  }

  @Post('items/:id/share')
  @Described('Shares an item with people', { takes: people })
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

  /** The owner revokes shares; everyone else may leave their own. */
  @Post('items/:id/unshare')
  @Described('Takes shares of an item back', {
    takes: people,
  })
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
