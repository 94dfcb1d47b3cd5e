import { Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { BlogViewsController } from './blog-views.controller.ts';
import { MeetingClock } from './meetings/meeting-clock.ts';
import { UserGroupController } from './user-group.controller.ts';

/** Readers of the blog; posts are their definition and behaviour. */
@OfFeature('blog')
@Module({ controllers: [BlogViewsController], providers: [WriteCalls] })
export class BlogModule {}

/** Meetings; rooms and services are their definitions and behaviours. */
@OfFeature('meetings')
@Module({ providers: [MeetingClock] })
export class MeetingsModule {}

/** Groups of people; discussion groups are their definition and behaviour. */
@OfFeature('groups')
@Module({ controllers: [UserGroupController] })
export class CollaborationModule {}
