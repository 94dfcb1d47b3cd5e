import { Inject, Injectable } from '@nestjs/common';
import type { AnyReport, ReportAnswer, ReportGroup } from '@school/kernel';
import type { Readable } from 'node:stream';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import { exactTotals } from '../print/report-rows.ts';
import type { ReportWords } from '../print/report-words.ts';
import type { SheetFormat } from '../transfer/sheet/sheet-writer.ts';
import { RECORDS } from '../records.ts';
import type { Records } from '../records.ts';
import { servicesOf } from '../transfer/transfer-services.ts';
import { askedInWords } from './asked-words.ts';
import { ReportPaper } from './report-paper.ts';
import type { ReportQuery } from './report-query.ts';
import { streamReport } from './report-sheet.ts';
import { pageStatement, sortedStatement } from './report-statement.ts';
import type { ReportRange, ReportSort } from './report-statement.ts';
import { Reports } from './reports.ts';

/** A report with its query, ready to be sent. */
export interface AskedReport {
  readonly report: AnyReport;
  readonly statement: ReportQuery;
  readonly caller: CallContext;
  readonly sort: ReportSort | undefined;
}

/** A report that becomes a file. */
export interface FiledReport extends AskedReport {
  readonly words: ReportWords;
  /** What was asked. */
  readonly values: RecordValues;
}

/** The forms in which a report is delivered, whoever has defined it. */
@Injectable()
export class ReportAnswers {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(ReportPaper) private readonly paper: ReportPaper,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  /** One page, with the figures over all rows. */
  async page({ report, statement, caller, sort }: AskedReport, range: ReportRange): Promise<ReportAnswer> {
    const connection = this.reports.engine.database.reading(caller.institute);
    const [row] = await connection.query<{ row: string }>(pageStatement(report, statement, range, sort));
    const shown = JSON.parse(row?.row ?? '{}') as ReportAnswer;
    const exact = <One extends ReportGroup>(group: One): One => ({
      ...group,
      totals: exactTotals(report, group.totals),
    });
    return {
      ...shown,
      totals: exactTotals(report, shown.totals),
      groups: shown.groups.map(exact),
      chart: shown.chart.map(exact),
    };
  }

  /** All rows as a sheet that is streamed as it is read. */
  async sheet(
    { report, statement, caller, sort, words, values }: FiledReport,
    format: SheetFormat,
  ): Promise<Readable> {
    const { engine } = this.reports;
    const sorted = sortedStatement(report, statement, sort);
    const { today, locale } = caller;
    const { dateOrder } = await servicesOf(engine).forms(caller);
    const forms = { today, locale, dateOrder };
    const asked = await askedInWords(engine, this.records, caller, report, values, forms);
    return streamReport({ engine, context: caller, report, words, statement: sorted, asked }, format);
  }

  /** All rows on paper. @throws Invalid for more rows than paper takes, Refusal where nothing can be printed */
  print({ report, statement, caller, sort, words, values }: FiledReport): Promise<Buffer> {
    const sorted = sortedStatement(report, statement, sort);
    return this.paper.print({ report, words, values, statement: sorted, caller });
  }
}
