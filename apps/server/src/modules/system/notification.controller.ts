import { Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import {
  notificationsOf,
  readNotification,
  readNotifications,
} from '../../platform/notifications/notification-statements.ts';
import { noticeRulesFor } from '../../platform/notifications/notice-rules.ts';
import type { NoticeRule } from '../../platform/notifications/notice-rules.ts';
import type { Notification } from '../../platform/notifications/notification-statements.ts';

const listLength = 50;

/** What the signed-in user should know. */
@Controller('setup/v1/notifications')
export class NotificationController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Get()
  async list(
    @Query(NoQueryPipe) _: object,
    @Caller() { institute, actor }: CallContext,
  ): Promise<Envelope<readonly Notification[]>> {
    return succeeded(await notificationsOf(this.database.of(institute), actor.id, listLength));
  }

  /** What the signed-in user may get, and how; the own choice is kept with the preferences. */
  @Get('rules')
  async rules(
    @Query(NoQueryPipe) _: object,
    @Caller() { institute, actor }: CallContext,
  ): Promise<Envelope<readonly NoticeRule[]>> {
    return succeeded(await noticeRulesFor(this.database.of(institute), actor.role));
  }

  @Post(':id/read')
  @HttpCode(200)
  async read(
    @Param('id', IdPipe) id: number,
    @Caller() { institute, actor }: CallContext,
  ): Promise<Envelope<object>> {
    await readNotification(this.database.of(institute), actor.id, id);
    return succeeded({ id });
  }

  /** Everything up to the one that the user has seen last; what came meanwhile stays new. */
  @Post(':id/readAll')
  @HttpCode(200)
  async readAll(
    @Param('id', IdPipe) id: number,
    @Caller() { institute, actor }: CallContext,
  ): Promise<Envelope<object>> {
    await readNotifications(this.database.of(institute), actor.id, id);
    return succeeded({ id });
  }
}
