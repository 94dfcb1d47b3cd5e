import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.ts';

/** Figures over the whole school. */
@Module({ controllers: [DashboardController] })
export class ReportingModule {}
