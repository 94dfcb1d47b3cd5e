import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Reports } from '../../engine/report/reports.ts';
import { Views } from '../../engine/view/views.ts';
import { AssignController } from './assign.controller.ts';
import { TransportAttendanceController } from './attendance.controller.ts';
import {
  attendanceBinding,
  passengersBinding,
  routeLoadBinding,
  routeSheetBinding,
  vehiclesBinding,
  withoutTransportBinding,
} from './reports.store.ts';
import { SeatClock } from './seat-clock.ts';
import { papersToday } from './overview.store.ts';
import { transportReadings } from './transport-reading.operations.ts';
import { rideReadings } from './attendance.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';

/** Vehicles, routes and their passengers. */
@OfFeature('transport')
@Module({
  controllers: [AssignController, TransportAttendanceController],
  providers: [WriteCalls, SeatClock],
})
export class TransportModule implements OnModuleInit {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Views) private readonly views: Views,
  ) {}

  onModuleInit(): void {
    this.operations.bind(...transportReadings, ...rideReadings);
    this.views.bind('papersToRenew', async (_, { today }, connection) =>
      (await papersToday(connection, today)).map((paper) => ({ ...paper })),
    );
    this.reports.bind('transportPassengers', passengersBinding);
    this.reports.bind('transportRouteLoad', routeLoadBinding);
    this.reports.bind('transportByVehicle', vehiclesBinding);
    this.reports.bind('transportRouteSheet', routeSheetBinding);
    this.reports.bind('withoutTransport', withoutTransportBinding);
    this.reports.bind('transportAttendanceReport', attendanceBinding);
  }
}
