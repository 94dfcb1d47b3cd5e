import { Inject, Module } from '@nestjs/common';
import type { DynamicModule, OnModuleInit } from '@nestjs/common';
import { DASHBOARD_PARTS, type DashboardPart } from './dashboard-part.ts';
import { dashboardReadings } from './dashboard.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { OwnReports } from './own-reports/own-reports.ts';
import { ReportClock } from './own-reports/report-clock.ts';
import { ReportMailing } from './own-reports/report-mailing.ts';
import { TransferReports } from './transfers/transfer-reports.ts';

/** Figures for the whole school, and reports that users put together. */
@Module({})
export class ReportingModule implements OnModuleInit {
  constructor(
    @Inject(DASHBOARD_PARTS) private readonly parts: readonly DashboardPart[],
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  /** @param parts what the modules supply */
  static showing(parts: readonly DashboardPart[]): DynamicModule {
    return {
      module: ReportingModule,
      providers: [
        { provide: DASHBOARD_PARTS, useValue: parts },
        OwnReports,
        ReportMailing,
        ReportClock,
        TransferReports,
      ],
    };
  }

  onModuleInit(): void {
    this.operations.bind(...dashboardReadings(this.parts));
  }
}
