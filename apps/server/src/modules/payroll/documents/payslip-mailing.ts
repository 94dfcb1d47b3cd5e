import { Inject, Injectable } from '@nestjs/common';
import { periodLabel } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { Printing } from '../../../engine/document/printing.ts';
import { Database } from '../../../platform/database/database.ts';
import { Files } from '../../../platform/files/files.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { JobRun } from '../../../platform/jobs/job.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { queueMail } from '../../../platform/outbox/queue-message.ts';
import { mailsPayslips, payslipMails } from '../payslips/payslip-mail.store.ts';
import type { PayslipMail } from '../payslips/payslip-mail.store.ts';

interface Mailing {
  readonly ids: readonly number[];
}

/** Sends approved payslips to their employees, if the institution wants that. */
@Injectable()
export class PayslipMailing {
  readonly definition = defineJob({
    kind: 'payroll.mailPayslips',
    title: ({ ids }: Mailing) => `Mail ${ids.length} payslips`,
    run: ({ ids }: Mailing, job) => this.run(ids, job),
  });

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Files) private readonly files: Files,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Printing) private readonly printing: Printing,
  ) {}

  /** Queues the emails for payslips that the transaction approves; nothing without the setting. */
  async start({ context, transaction }: Work, ids: readonly number[]): Promise<void> {
    if (ids.length === 0 || !(await mailsPayslips(transaction))) return;
    await this.jobs.start(context, this.definition, { ids }, { transaction });
  }

  private async run(ids: readonly number[], job: JobRun): Promise<{ readonly mailed: number }> {
    const mails = await payslipMails(this.database.of(job.context.institute), ids);
    for (const [index, mail] of mails.entries()) {
      await this.mail(mail, job);
      await job.progress(index + 1, mails.length);
    }
    return { mailed: mails.length };
  }

  private async mail(mail: PayslipMail, { context }: JobRun): Promise<void> {
    const { name, content } = await this.printing.print(context, 'payslip', [mail.id]);
    const about = { name: `${name}.pdf`, type: 'application/pdf', createdBy: context.actor.id };
    const file = await this.files.keep(context.institute, about, content);
    const label = periodLabel({ start: mail.payPeriod, end: mail.periodEnd });
    await this.database.transaction(context.institute, (transaction) =>
      queueMail(transaction, {
        to: mail.email,
        subject: `Payslip ${label}`,
        text: `Dear ${mail.employeeName},\n\nyour payslip for ${label} is attached.\n`,
        attachments: [file.id],
      }),
    );
  }
}
