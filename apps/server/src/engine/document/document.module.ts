import { Global, Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Engine } from '../engine.ts';
import { DocumentBatches } from './document-batches.ts';
import { DocumentController } from './document.controller.ts';
import { DocumentWriter } from './document-writer.ts';
import { Documents } from './documents.ts';
import { Printing } from './printing.ts';

/** Printed documents; modules bind theirs to `Documents`. */
@Global()
@Module({
  controllers: [DocumentController],
  providers: [
    { provide: Documents, inject: [Engine], useFactory: (engine: Engine) => new Documents(engine) },
    DocumentWriter,
    Printing,
    DocumentBatches,
  ],
  exports: [Documents, DocumentWriter, Printing],
})
export class DocumentModule implements OnModuleInit {
  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(DocumentBatches) private readonly batches: DocumentBatches,
  ) {}

  onModuleInit(): void {
    this.jobs.register(this.batches.definition);
  }
}
