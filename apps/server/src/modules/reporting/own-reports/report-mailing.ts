import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Refusal } from '@school/kernel';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Engine } from '../../../engine/engine.ts';
import { reportWords } from '../../../engine/print/report-words.ts';
import { ReportAnswers } from '../../../engine/report/report-answers.ts';
import type { FiledReport } from '../../../engine/report/report-answers.ts';
import { mediaTypes, sheetFormats } from '../../../engine/transfer/sheet/sheet-writer.ts';
import { EngineRecords } from '../../../engine/write/records.ts';
import { Files } from '../../../platform/files/files.ts';
import type { StoredFile } from '../../../platform/files/stored-file.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { JobRun } from '../../../platform/jobs/job.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { queueMail } from '../../../platform/outbox/queue-message.ts';
import { endDelivery } from './deliveries.store.ts';
import { OwnReports } from './own-reports.ts';

/** One mailing, for the owner of the job. */
export interface Mailing {
  readonly delivery: number;
  readonly report: number;
  readonly name: string;
}

const system = { system: true };

/** Creates a report for one of its recipients, with their current privileges, and mails it to them. */
@Injectable()
export class ReportMailing implements OnModuleInit {
  readonly definition = defineJob({
    kind: 'reporting.mail',
    title: ({ name }: Mailing) => name,
    run: (mailing: Mailing, job) => this.run(mailing, job),
  });
  private readonly records: EngineRecords;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(OwnReports) private readonly reports: OwnReports,
    @Inject(ReportAnswers) private readonly answers: ReportAnswers,
    @Inject(Files) private readonly files: Files,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {
    this.records = new EngineRecords(engine);
  }

  onModuleInit(): void {
    this.jobs.register(this.definition);
  }

  private async run(mailing: Mailing, { context }: JobRun): Promise<object> {
    const row = await this.records.read(context, 'reportDelivery', mailing.delivery, system);
    if (row?.['status'] !== 'WAITING') return {};
    try {
      const file = await this.fileFor(context, mailing.report);
      await this.mail(context, mailing, file);
      return { fileIds: [file.id], files: [file], name: file.name };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await endDelivery(this.connection(context), mailing.delivery, 'FAILED', error.message);
      throw error;
    }
  }

  private async fileFor(context: CallContext, id: number): Promise<StoredFile> {
    const asked = await this.reports.saved(context, id);
    const row = await this.records.read(context, 'customReport', id);
    const { report, statement } = await this.reports.answered(context, asked);
    const format = String(row?.['format'] ?? 'XLSX').toLowerCase();
    await this.reports.noteExport(context, asked, format);
    const words = reportWords(report, {});
    const filed: FiledReport = { report, statement, caller: context, sort: undefined, words, values: {} };
    const name = `${words.title} ${context.today}.${format}`;
    const sheet = sheetFormats.find((one) => one === format);
    const content = sheet ? await this.answers.sheet(filed, sheet) : await this.answers.print(filed);
    const type = sheet ? mediaTypes[sheet] : 'application/pdf';
    return this.files.keep(context.institute, { name, type, createdBy: context.actor.id }, content);
  }

  /** The mail and the report's record of it are stored together or not at all, so that nobody gets it twice. */
  private async mail(context: CallContext, { delivery, name }: Mailing, file: StoredFile): Promise<void> {
    const account: RecordValues | undefined = await this.records.read(
      context,
      'user',
      context.actor.id,
      system,
    );
    const to = account?.['email'];
    if (typeof to !== 'string' || to === '')
      throw new Refusal(409, 'The account has no e-mail address.', { code: 'NO_ADDRESS' });
    await this.engine.database.transaction(context.institute, async (transaction) => {
      if (!(await endDelivery(transaction, delivery, 'SENT', null))) return;
      await queueMail(transaction, {
        to,
        subject: `${name} ${context.today}`,
        text: `The report "${name}" of ${context.today} is attached. It shows what you may read.\n`,
        attachments: [file.id],
      });
    });
  }

  private connection({ institute }: CallContext) {
    return this.engine.database.of(institute);
  }
}
