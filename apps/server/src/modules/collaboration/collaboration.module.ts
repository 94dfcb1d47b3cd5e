import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { BlogViewsController } from './blog-views.controller.ts';
import { MeetingClock } from './meetings/meeting-clock.ts';
import { userGroupReadings } from './user-group.operations.ts';
import { Engine } from '../../engine/engine.ts';
import { Operations } from '../../engine/operation/operations.ts';

/** Readers of the blog; posts consist of their definition and behaviour. */
@OfFeature('blog')
@Module({ controllers: [BlogViewsController], providers: [WriteCalls] })
export class BlogModule {}

/** Meetings; rooms and services consist of their definitions and behaviours. */
@OfFeature('meetings')
@Module({ providers: [MeetingClock] })
export class MeetingsModule {}

/** Groups of people; discussion groups consist of their definition and behaviour. */
@OfFeature('groups')
@Module({})
export class CollaborationModule implements OnModuleInit {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Engine) private readonly engine: Engine,
  ) {}

  onModuleInit(): void {
    this.operations.bind(...userGroupReadings(this.engine));
  }
}
