import { Inject, Module } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Engine } from '../engine.ts';
import { operationJob, startJob } from './operation-jobs.ts';
import { OperationController } from './operation.controller.ts';

/** What operations need in addition to their calls: pickers, jobs, and an implementation of each. */
@Module({ controllers: [OperationController] })
export class OperationModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register(operationJob(this.engine));
    this.engine.operations.startBy(startJob(this.engine, this.jobs));
  }

  /** Modules have bound their handlers by now. */
  onApplicationBootstrap(): void {
    this.engine.operations.assertHandled();
  }
}
