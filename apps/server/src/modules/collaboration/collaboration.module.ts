import { Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { UserGroupController } from './user-group.controller.ts';

/** Groups of people; blog and meeting rooms are their definitions and behaviours. */
@OfFeature('groups')
@Module({ controllers: [UserGroupController] })
export class CollaborationModule {}
