import { Module } from '@nestjs/common';
import { ReminderClock } from './reminder-clock.ts';

/** Reminders of things that have a date. */
@Module({ providers: [ReminderClock] })
export class AlertsModule {}
