import { Module } from '@nestjs/common';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { OrganisationSettingsController } from './organisation-settings.controller.ts';

/** What the institution says about itself. */
@Module({ controllers: [OrganisationSettingsController], providers: [WriteCalls] })
export class OrganisationModule {}
