import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DASHBOARD_PARTS, type DashboardPart } from './dashboard-part.ts';
import { DashboardController } from './dashboard.controller.ts';
import { OwnReports } from './own-reports/own-reports.ts';
import { ReportClock } from './own-reports/report-clock.ts';
import { ReportMailing } from './own-reports/report-mailing.ts';
import { TransferReports } from './transfers/transfer-reports.ts';

/** Figures over the whole school, and reports that people put together. */
@Module({})
export class ReportingModule {
  /** @param parts what the modules have to show */
  static showing(parts: readonly DashboardPart[]): DynamicModule {
    return {
      module: ReportingModule,
      controllers: [DashboardController],
      providers: [
        { provide: DASHBOARD_PARTS, useValue: parts },
        OwnReports,
        ReportMailing,
        ReportClock,
        TransferReports,
      ],
    };
  }
}
