import { Inject, Injectable } from '@nestjs/common';
import type { AnyReport } from '@school/kernel';
import type { Readable } from 'node:stream';
import type { Statement } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import { exactTotals } from '../print/report-rows.ts';
import type { Totals } from '../print/report-rows.ts';
import type { ReportWords } from '../print/report-words.ts';
import type { SheetFormat } from '../transfer/sheet/sheet-writer.ts';
import { ReportPaper } from './report-paper.ts';
import { streamReport } from './report-sheet.ts';
import { pageStatement, sortedStatement } from './report-statement.ts';
import type { ReportRange, ReportSort } from './report-statement.ts';
import { Reports } from './reports.ts';

interface Group {
  readonly value: string | null;
  readonly count: number;
  readonly totals: Totals;
}

/** A page of a report; everything but `rows` is about all of its rows. */
export interface ReportPageAnswer {
  readonly rows: readonly RecordValues[];
  readonly total: number;
  readonly totals: Totals;
  readonly groups: readonly Group[];
  readonly chart: readonly Group[];
}

/** A report with its query, on its way to somebody. */
export interface AskedReport {
  readonly report: AnyReport;
  readonly statement: Statement;
  readonly caller: CallContext;
  readonly sort: ReportSort | undefined;
}

/** A report that becomes a file. */
export interface FiledReport extends AskedReport {
  readonly words: ReportWords;
  /** What was asked. */
  readonly values: RecordValues;
}

/** The forms that a report is given in, whoever has defined it. */
@Injectable()
export class ReportAnswers {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(ReportPaper) private readonly paper: ReportPaper,
  ) {}

  /** One page, with what is said about all rows. */
  async page(
    { report, statement, caller, sort }: AskedReport,
    range: ReportRange,
  ): Promise<ReportPageAnswer> {
    const connection = this.reports.engine.database.reading(caller.institute);
    const [row] = await connection.query<{ row: string }>(pageStatement(report, statement, range, sort));
    const shown = JSON.parse(row?.row ?? '{}') as ReportPageAnswer;
    const exact = (group: Group): Group => ({ ...group, totals: exactTotals(report, group.totals) });
    return {
      ...shown,
      totals: exactTotals(report, shown.totals),
      groups: shown.groups.map(exact),
      chart: shown.chart.map(exact),
    };
  }

  /** All rows as a sheet that grows while it is read. */
  sheet({ report, statement, caller, sort, words }: FiledReport, format: SheetFormat): Readable {
    const { engine } = this.reports;
    const sorted = sortedStatement(report, statement, sort);
    return streamReport({ engine, context: caller, report, words, statement: sorted }, format);
  }

  /** All rows on paper. @throws Invalid for more rows than paper takes, Refusal where nothing can be printed */
  print({ report, statement, caller, sort, words, values }: FiledReport): Promise<Buffer> {
    const sorted = sortedStatement(report, statement, sort);
    return this.paper.print({ report, words, values, statement: sorted, caller });
  }
}
