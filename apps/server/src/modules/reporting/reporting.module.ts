import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DASHBOARD_PARTS, type DashboardPart } from './dashboard-part.ts';
import { DashboardController } from './dashboard.controller.ts';

/** Figures over the whole school. */
@Module({})
export class ReportingModule {
  /** @param parts what the modules have to show */
  static showing(parts: readonly DashboardPart[]): DynamicModule {
    return {
      module: ReportingModule,
      controllers: [DashboardController],
      providers: [{ provide: DASHBOARD_PARTS, useValue: parts }],
    };
  }
}
