import { Module } from '@nestjs/common';
import { DepartmentController } from './department.controller.ts';
import { DocumentClock } from './document-clock.ts';

/** Employees and their masters beyond what the catalogue says. */
@Module({ controllers: [DepartmentController], providers: [DocumentClock], exports: [DocumentClock] })
export class HrModule {}
