import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';

/** The audit trail for those who may read it. */
@Module({ controllers: [AuditController] })
export class AuditModule {}
