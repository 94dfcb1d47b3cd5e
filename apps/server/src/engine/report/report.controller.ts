import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { asKind } from '../../platform/database/work-kind.ts';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import type { RecordValues } from '../behaviour.ts';
import type { Query as Parameters } from '../calls/query-parameters.ts';
import { OpenToClients } from '../calls/client-calls.ts';
import { Caller } from '../calls/session.guard.ts';
import type { CallContext } from '../context.ts';
import { sendPdf } from '../document/send-pdf.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { RECORDS } from '../records.ts';
import type { Records } from '../records.ts';
import { mediaTypes } from '../transfer/sheet/sheet-writer.ts';
import { eachColumns, withEachColumn } from './each-columns.ts';
import type { EachColumns } from './each-columns.ts';
import { reportParameters } from './report-parameters.ts';
import { ReportPaper } from './report-paper.ts';
import { formatOf, reportRequest } from './report-request.ts';
import { exactTotals } from '../print/report-rows.ts';
import type { Totals } from '../print/report-rows.ts';
import { streamReport } from './report-sheet.ts';
import { pageStatement, sortedStatement } from './report-statement.ts';
import { reportWords } from '../print/report-words.ts';
import { Reports } from './reports.ts';

interface Group {
  readonly value: string | null;
  readonly count: number;
  readonly totals: Totals;
}

/** A page of a report; everything but `rows` is about all of its rows. */
interface Shown {
  readonly rows: readonly RecordValues[];
  readonly total: number;
  readonly totals: Totals;
  readonly groups: readonly Group[];
  readonly chart: readonly Group[];
  /** The records that have columns of their own, where the report has such columns. */
  readonly each?: EachColumns;
}

/** Reports of the catalogue: as data, as a sheet, on paper. */
@Controller('setup/v1/report')
@OpenToClients()
export class ReportController {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(ReportPaper) private readonly paper: ReportPaper,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  @Get(':key')
  run(
    @Param('key') key: string,
    @Query() query: Parameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<Shown> | Readable | Buffer> {
    return asKind('report', () => this.answer(key, query, caller, reply));
  }

  private async answer(
    key: string,
    query: Parameters,
    caller: CallContext,
    reply: FastifyReply,
  ): Promise<Envelope<Shown> | Readable | Buffer> {
    const { report: defined, binding } = this.reports.find(caller, key);
    const { engine } = this.reports;
    const format = formatOf(query);
    const values = reportParameters(defined, query, { ...caller, dateOrder: 'YMD' });
    const each = await eachColumns(engine, this.records, caller, defined, values);
    const report = withEachColumn(defined, each);
    const { sort, range } = reportRequest(report, query);
    const words = reportWords(report, query);
    const statement = await binding.statement(values, caller);
    void reply.header('cache-control', 'no-store');
    if (format === 'json') {
      const connection = engine.database.reading(caller.institute);
      const [row] = await connection.query<{ row: string }>(pageStatement(report, statement, range, sort));
      const shown = JSON.parse(row?.row ?? '{}') as Shown;
      const exact = (group: Group): Group => ({ ...group, totals: exactTotals(report, group.totals) });
      return succeeded({
        ...shown,
        totals: exactTotals(report, shown.totals),
        groups: shown.groups.map(exact),
        chart: shown.chart.map(exact),
        ...(report === defined ? {} : { each }),
      });
    }
    const sorted = sortedStatement(report, statement, sort);
    const name = `${words.title} ${caller.today}`;
    if (format === 'pdf') {
      return sendPdf(reply, {
        name,
        content: await this.paper.print({ report, words, values, statement: sorted, caller }),
      });
    }
    void reply.headers({
      'content-type': mediaTypes[format],
      'content-disposition': contentDisposition(`${name}.${format}`),
      'x-content-type-options': 'nosniff',
    });
    return streamReport({ engine, context: caller, report, words, statement: sorted }, format);
  }
}
