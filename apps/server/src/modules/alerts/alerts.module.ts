import { Module } from '@nestjs/common';
import { ReminderClock } from './reminder-clock.ts';

/** Reminders of what has a day. */
@Module({ providers: [ReminderClock] })
export class AlertsModule {}
