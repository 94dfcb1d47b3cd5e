import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { institutionOf } from '../../platform/clock/institution.ts';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { PdfPrinter } from '../../platform/pdf/pdf-printer.ts';
import type { RecordValues } from '../behaviour.ts';
import { badParameter, single } from '../calls/query-parameters.ts';
import type { Query as Parameters } from '../calls/query-parameters.ts';
import { Caller } from '../calls/session.guard.ts';
import type { CallContext } from '../context.ts';
import { sendPdf } from '../document/send-pdf.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { RECORDS } from '../records.ts';
import type { Records } from '../records.ts';
import { mediaTypes } from '../transfer/sheet/sheet-writer.ts';
import { askedInWords } from './asked-words.ts';
import { reportPage } from './report-page.ts';
import { reportParameters } from './report-parameters.ts';
import { rowsAtOnce, totalsOf } from './report-rows.ts';
import type { Totals } from './report-rows.ts';
import { streamReport } from './report-sheet.ts';
import { Reports } from './reports.ts';
import type { FoundReport } from './reports.ts';

const formats = ['json', 'csv', 'xlsx', 'pdf'] as const;
type Format = (typeof formats)[number];

/** Rows that a browser shows, and that a printed report may have. */
const most = { json: 20_000, pdf: 3_000 } as const;

interface Shown {
  readonly rows: readonly RecordValues[];
  readonly totals: Totals;
}

const formatOf = (query: Parameters): Format => {
  const asked = single(query, 'format') ?? 'json';
  const format = formats.find((candidate) => candidate === asked);
  if (format) return format;
  throw badParameter('format', `format must be one of ${formats.join(', ')}.`);
};

/** Reports of the catalogue: as data, as a sheet, on paper. */
@Controller('setup/v1/report')
export class ReportController {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(PdfPrinter) private readonly printer: PdfPrinter,
  ) {}

  @Get(':key')
  async run(
    @Param('key') key: string,
    @Query() query: Parameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<Shown> | Readable | Buffer> {
    const found = this.reports.find(caller, key);
    const format = formatOf(query);
    const values = reportParameters(found.report, query, { ...caller, dateOrder: 'YMD' });
    void reply.header('cache-control', 'no-store');
    if (format === 'json') return succeeded(await this.shown(found, values, caller));
    if (format === 'pdf') return this.printed(found, values, caller, reply);
    const { engine } = this.reports;
    const statement = found.binding.statement(values, caller);
    void reply.headers({
      'content-type': mediaTypes[format],
      'content-disposition': contentDisposition(`${found.report.label} ${caller.today}.${format}`),
      'x-content-type-options': 'nosniff',
    });
    return streamReport({ engine, context: caller, report: found.report, statement }, format);
  }

  private async shown(
    { report, binding }: FoundReport,
    values: RecordValues,
    caller: CallContext,
  ): Promise<Shown> {
    const statement = binding.statement(values, caller);
    const rows = await rowsAtOnce(this.reports.engine, caller, statement, most.json);
    return { rows, totals: totalsOf(report, rows) };
  }

  private async printed(
    { report, binding }: FoundReport,
    values: RecordValues,
    caller: CallContext,
    reply: FastifyReply,
  ): Promise<Buffer> {
    const { engine } = this.reports;
    const rows = await rowsAtOnce(engine, caller, binding.statement(values, caller), most.pdf);
    const { name } = await institutionOf(engine.database.of(caller.institute));
    const forms = { today: caller.today, locale: caller.locale, dateOrder: 'YMD' } as const;
    const asked = await askedInWords(engine, this.records, caller, report, values, forms);
    const html = await reportPage({ report, rows, asked, institution: name, today: caller.today });
    const options = {
      paper: 'A4-landscape',
      footer: report.label,
      pageWords: 'Page {page} of {pages}',
    } as const;
    const content = await this.printer.renderPdf(html, options);
    return sendPdf(reply, { name: `${report.label} ${caller.today}`, content });
  }
}
