import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { AccessModule } from '../access/access.module.ts';
import { BranchController } from './branch.controller.ts';
import { BranchEntry } from './branch-entry.ts';
import { OrganisationSettingsController } from './organisation-settings.controller.ts';
import { branchReadings } from './branch.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';

/** What the institution states about itself, and its branches. */
@Module({
  imports: [AccessModule],
  controllers: [OrganisationSettingsController, BranchController],
  providers: [WriteCalls, BranchEntry],
})
export class OrganisationModule implements OnModuleInit {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(BranchEntry) private readonly entry: BranchEntry,
  ) {}

  onModuleInit(): void {
    this.operations.bind(...branchReadings(this.entry));
  }
}
