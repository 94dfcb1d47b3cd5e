import { Module } from '@nestjs/common';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { AccessModule } from '../access/access.module.ts';
import { BranchController } from './branch.controller.ts';
import { BranchEntry } from './branch-entry.ts';
import { OrganisationSettingsController } from './organisation-settings.controller.ts';

/** What the institution says about itself, and its branches. */
@Module({
  imports: [AccessModule],
  controllers: [OrganisationSettingsController, BranchController],
  providers: [WriteCalls, BranchEntry],
})
export class OrganisationModule {}
