import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import type { QuestionColumn } from '@school/kernel';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { jsonParameter, refuseUnknown } from '../../../engine/calls/query-parameters.ts';
import type { Query as Parameters } from '../../../engine/calls/query-parameters.ts';
import { OfFeature } from '../../../engine/calls/feature.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { reportWords } from '../../../engine/print/report-words.ts';
import { ReportAnswers } from '../../../engine/report/report-answers.ts';
import type { ReportPageAnswer } from '../../../engine/report/report-answers.ts';
import { formatOf, reportRequest } from '../../../engine/report/report-request.ts';
import { sendReport } from '../../../engine/report/send-report.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { asKind } from '../../../platform/database/work-kind.ts';
import { OwnReports } from './own-reports.ts';
import type { AskedQuestion } from './own-reports.ts';

/** A page of a report that somebody has put together, with what its columns are. */
interface OwnReportAnswer extends ReportPageAnswer {
  readonly report: {
    readonly columns: object;
    readonly groupBy?: string;
    readonly chart?: object;
  };
  /** Columns that are not for the reader. */
  readonly missing: readonly QuestionColumn[];
}

const known = new Set(['format', 'sort', 'range', 'words']);

/** Reports of one's own: as data, as a sheet, on paper; saved, or while they are put together. */
@Controller('setup/v1/ownReport')
@OfFeature('reporting')
export class OwnReportController {
  constructor(
    @Inject(OwnReports) private readonly reports: OwnReports,
    @Inject(ReportAnswers) private readonly answers: ReportAnswers,
  ) {}

  @Get()
  async try(
    @Query() query: Parameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<OwnReportAnswer> | Readable | Buffer> {
    refuseUnknown(query, new Set([...known, 'question']));
    const asked = this.reports.asked(jsonParameter(query, 'question'));
    return asKind('report', () => this.answer(asked, query, caller, reply));
  }

  @Get(':id')
  async run(
    @Param('id', IdPipe) id: number,
    @Query() query: Parameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<OwnReportAnswer> | Readable | Buffer> {
    refuseUnknown(query, known);
    const asked = await this.reports.saved(caller, id);
    return asKind('report', () => this.answer(asked, query, caller, reply));
  }

  private async answer(
    asked: AskedQuestion,
    query: Parameters,
    caller: CallContext,
    reply: FastifyReply,
  ): Promise<Envelope<OwnReportAnswer> | Readable | Buffer> {
    const format = formatOf(query);
    const { report, statement, missing } = await this.reports.answered(caller, asked);
    const { sort, range } = reportRequest(report, query);
    const words = reportWords(report, query);
    void reply.header('cache-control', 'no-store');
    const given = { report, statement, caller, sort };
    if (format === 'json') {
      const { columns, groupBy, chart } = report;
      const shown = { columns, ...(groupBy === undefined ? {} : { groupBy }), ...(chart ? { chart } : {}) };
      return succeeded({ ...(await this.answers.page(given, range)), report: shown, missing });
    }
    await this.reports.noteExport(caller, asked, format);
    return sendReport(this.answers, { ...given, words, values: {} }, format, reply);
  }
}
