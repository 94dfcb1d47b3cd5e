import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Engine } from '../../engine/engine.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { productContext } from '../../engine/product-context.ts';
import { InstitutionClock } from '../../platform/clock/institution-clock.ts';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { OutboxSender } from '../../platform/outbox/outbox-sender.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { BirthdayController } from './birthday.controller.ts';
import { Birthdays } from './birthdays.ts';
import { MessageActions } from './message-actions.ts';
import { MessageClock } from './message-clock.ts';
import { MessageSending } from './message-sending.ts';
import { messageHandlers } from './message.operations.ts';
import { serveUnsubscribing } from './unsubscribe.ts';
import { birthdayReadings } from './birthday.operations.ts';
import { messagePreviewHandlers } from './message-preview.operations.ts';

/** Emails and texts to many. */
@OfFeature('messages')
@Module({
  controllers: [BirthdayController],
  providers: [WriteCalls, MessageSending, MessageActions, Birthdays, MessageClock],
})
export class MessagesModule implements OnModuleInit {
  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(OutboxSender) private readonly outbox: OutboxSender,
    @Inject(MessageSending) private readonly sending: MessageSending,
    @Inject(InstitutionClock) private readonly clock: InstitutionClock,
    @Inject(Database) private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Engine) private readonly engine: Engine,
    @Inject(MessageActions) private readonly actions: MessageActions,
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
  ) {}

  async onModuleInit(): Promise<void> {
    this.operations.bind(
      ...birthdayReadings,
      ...messagePreviewHandlers(this.engine, this.settings),
      ...messageHandlers(this.actions),
    );
    this.jobs.register(this.sending.definition);
    this.outbox.onOutcome(async (institute) =>
      this.sending.settle(productContext(institute, await this.clock.today(institute), 'messages')),
    );
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    await serveUnsubscribing(server, this.database, this.settings.jwtSecret);
  }
}
