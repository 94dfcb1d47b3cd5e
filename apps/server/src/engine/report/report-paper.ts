import { Inject, Injectable } from '@nestjs/common';
import type { AnyReport } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import { Files } from '../../platform/files/files.ts';
import { letterhead, pictureOf } from '../../platform/letterhead/letterhead.ts';
import { PdfPrinter } from '../../platform/pdf/pdf-printer.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import { RECORDS } from '../records.ts';
import type { Records } from '../records.ts';
import { askedInWords } from './asked-words.ts';
import { reportPage } from '../print/report-page.ts';
import { rowsAtOnce } from '../print/report-rows.ts';
import type { ReportWords } from '../print/report-words.ts';
import { Reports } from './reports.ts';

/** Maximum rows of a printed report. */
const mostRows = 3_000;

export interface PaperRequest {
  readonly report: AnyReport;
  readonly words: ReportWords;
  /** What was asked. */
  readonly values: RecordValues;
  readonly statement: Statement;
  readonly caller: CallContext;
}

/** Reports on paper, under the letterhead of the institution. */
@Injectable()
export class ReportPaper {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Files) private readonly files: Files,
    @Inject(PdfPrinter) private readonly printer: PdfPrinter,
  ) {}

  /** @throws Invalid for more rows than paper takes, Refusal where nothing can be printed */
  async print({ report, words, values, statement, caller }: PaperRequest): Promise<Buffer> {
    const { engine } = this.reports;
    const rows = await rowsAtOnce(engine, caller, statement, mostRows);
    const head = await letterhead(engine.database.of(caller.institute));
    const logo = await pictureOf(this.files, caller.institute, head.logoId);
    const { today, locale } = caller;
    const forms = { today, locale, dateOrder: head.dateOrder } as const;
    const asked = await askedInWords(engine, this.records, caller, report, values, forms);
    const { html, paper } = await reportPage({ report, words, rows, asked, head, logo, today });
    return this.printer.renderPdf(html, { paper, footer: words.title, pageWords: words.page });
  }
}
