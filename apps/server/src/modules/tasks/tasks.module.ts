import { Module } from '@nestjs/common';
import { TaskClock } from './task-clock.ts';

/** Reminders of tasks; everything else about them is their definition and its behaviour. */
@Module({ providers: [TaskClock] })
export class TasksModule {}
