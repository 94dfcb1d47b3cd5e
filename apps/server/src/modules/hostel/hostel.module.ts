import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Reports } from '../../engine/report/reports.ts';
import { HostelClock } from './hostel-clock.ts';
import { roomAvailabilityBinding } from './reports.store.ts';

/** Houses, their residents and what they pay. */
@OfFeature('hostel')
@Module({ providers: [HostelClock], exports: [HostelClock] })
export class HostelModule implements OnModuleInit {
  constructor(@Inject(Reports) private readonly reports: Reports) {}

  onModuleInit(): void {
    this.reports.bind('roomAvailability', roomAvailabilityBinding);
  }
}
