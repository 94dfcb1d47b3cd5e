import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { institutionOf } from '../../platform/clock/institution.ts';
import { Files } from '../../platform/files/files.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { PdfPrinter } from '../../platform/pdf/pdf-printer.ts';
import { schoolWords } from '../../platform/words/custom-words.ts';
import type { CallContext } from '../context.ts';
import { Engine } from '../engine.ts';
import { importJob } from './import/import-job.ts';
import { paperJob } from './paper/paper-job.ts';
import type { DayOrder } from './sheet/cell.ts';
import { connectTransfer } from './transfer-services.ts';
import type { InstitutionForms } from './transfer-services.ts';

const isDayOrder = (order: string): order is DayOrder => ['YMD', 'DMY', 'MDY'].includes(order);

/** Gives imports and exports what they need in addition to the engine, and registers their job. */
@Module({})
export class TransferModule implements OnModuleInit {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Files) private readonly files: Files,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(PdfPrinter) private readonly printer: PdfPrinter,
  ) {}

  onModuleInit(): void {
    connectTransfer(this.engine, {
      files: () => this.files,
      jobs: () => this.jobs,
      printer: () => this.printer,
      forms: (context) => this.forms(context),
      words: ({ institute }) => schoolWords(this.engine.database.of(institute)),
    });
    this.jobs.register(importJob(this.engine));
    this.jobs.register(paperJob(this.engine));
  }

  private async forms({ institute }: CallContext): Promise<InstitutionForms> {
    const { dateOrder, timeZone } = await institutionOf(this.engine.database.of(institute));
    return { dateOrder: isDayOrder(dateOrder) ? dateOrder : 'YMD', timeZone };
  }
}
