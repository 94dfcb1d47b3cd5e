import { inColumnOrder, withoutColumns } from '@school/kernel';
import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { asKind } from '../../platform/database/work-kind.ts';
import { refuseUnknown } from '../calls/query-parameters.ts';
import type { Query as Parameters } from '../calls/query-parameters.ts';
import { OpenToClients } from '../calls/client-calls.ts';
import { Caller } from '../calls/session.guard.ts';
import type { CallContext } from '../context.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { RECORDS } from '../records.ts';
import type { Records } from '../records.ts';
import { eachColumns, withEachColumn } from './each-columns.ts';
import { ReportAnswers } from './report-answers.ts';
import type { ReportAnswer } from '@school/kernel';
import type { MadeReportTold } from './made-report.ts';
import { ownParameters, reportParameters } from './report-parameters.ts';
import { formatOf, reportRequest } from './report-request.ts';
import { reportWords } from '../print/report-words.ts';
import { Reports } from './reports.ts';
import { sendReport } from './send-report.ts';
import { Described } from '../calls/described.ts';

/** A page of a report of the catalogue. */
type Shown = ReportAnswer & Partial<MadeReportTold>;

/** Reports of the catalogue: as data, as a sheet, on paper. */
@Controller('setup/v1/report')
@OpenToClients()
export class ReportController {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(ReportAnswers) private readonly answers: ReportAnswers,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  @Get(':key')
  @Described('The rows of a report, as JSON or as a file; its own parameters are asked by their names', {
    asks: ownParameters,
  })
  run(
    @Param('key') key: string,
    @Query() query: Parameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<Shown> | Readable | Buffer> {
    void reply.header('cache-control', 'no-store');
    const made = this.reports.sourceOf(key);
    if (made) return asKind('report', () => this.madeAnswer(made, query, caller, reply));
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
    const order = (await binding.order?.(values, caller)) ?? [];
    const leftOut = (await binding.leftOut?.(values, caller)) ?? [];
    const report = withoutColumns(inColumnOrder(withEachColumn(defined, each), order), leftOut);
    const { sort, range } = reportRequest(report, query);
    const words = reportWords(report, query);
    const statement = await binding.statement(values, caller);
    const asked = { report, statement, caller, sort };
    if (format === 'json') {
      const page = await this.answers.page(asked, range);
      const hasEach = Object.keys(each).length > 0;
      return succeeded({
        ...page,
        ...(hasEach ? { each } : {}),
        ...(order.length > 0 ? { order } : {}),
        ...(leftOut.length > 0 ? { leftOut } : {}),
      });
    }
    return sendReport(this.answers, { ...asked, words, values }, format, reply);
  }

  /** A report that people have put together. */
  private async madeAnswer(
    { source, id }: NonNullable<ReturnType<Reports['sourceOf']>>,
    query: Parameters,
    caller: CallContext,
    reply: FastifyReply,
  ): Promise<Envelope<Shown> | Readable | Buffer> {
    refuseUnknown(query, new Set([...ownParameters, ...(id === undefined ? source.parameters : [])]));
    const format = formatOf(query);
    const { report, statement, told, leaves } = await source.make(caller, id, query);
    const { sort, range } = reportRequest(report, query);
    const asked = { report, statement, caller, sort };
    if (format === 'json') return succeeded({ ...(await this.answers.page(asked, range)), ...told });
    await leaves(format);
    return sendReport(
      this.answers,
      { ...asked, words: reportWords(report, query), values: {} },
      format,
      reply,
    );
  }
}
