import { Controller, Delete, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Files } from '../../../platform/files/files.ts';
import type { DriveItem } from '../items/item-answer.ts';
import { readItem, trashedItems } from '../items/item-reading.store.ts';
import { purgeItem, restoreItem } from '../items/trash-writes.ts';
import { requireStaff } from './drive-staff.ts';

/** The trash of each user. */
@Controller('api/v1/drive/trash')
export class DriveTrashController {
  constructor(
    @Inject(WriteCalls) private readonly writes: WriteCalls,
    @Inject(Files) private readonly files: Files,
  ) {}

  @Post(':id/restore')
  @HttpCode(200)
  restore(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DriveItem>> {
    requireStaff(caller.actor);
    return this.writes.run(
      { request, caller },
      async (work) => {
        await restoreItem(work, id);
        return readItem(work.transaction, caller.actor.id, id);
      },
      'Item restored successfully',
    );
  }

  /** Removes one thing for good. */
  @Delete(':id')
  purge(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly removed: number }>> {
    requireStaff(caller.actor);
    return this.writes.run({ request, caller }, async (work) => ({
      removed: await purgeItem(work, this.files, id),
    }));
  }

  /** Empties the trash of the caller. */
  @Delete()
  empty(
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly removed: number }>> {
    requireStaff(caller.actor);
    return this.writes.run({ request, caller }, async (work) => {
      let removed = 0;
      for (const { id } of await trashedItems(work.transaction, caller.actor.id)) {
        removed += await purgeItem(work, this.files, id).catch(notThere);
      }
      return { removed };
    });
  }
}

/** What lay in something else that is gone by now went along with it. */
const notThere = (error: unknown): number => {
  if (error instanceof Error && 'status' in error && error.status === 404) return 0;
  throw error;
};
