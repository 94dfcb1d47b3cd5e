import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { NotFound } from '@school/kernel';
import { isIsoDate } from '@school/domain';
import type { BankFile } from '@school/domain';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { badParameter } from '../../../engine/calls/query-parameters.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { idParameter } from '../../../engine/own-calls/id-or-all.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { Database } from '../../../platform/database/database.ts';
import { monthRange } from '../../leave/attendance/register.store.ts';
import { sendCsv } from '../http/send-csv.ts';
import { bankFileOf, bankTemplate } from './bank-file.store.ts';

/** The file that a bank pays the salaries of a month by. */
@Controller('setup/v1/paySlip')
export class BankFileController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Get('bankFile')
  async file(
    @KnownQuery(['template', 'month', 'group', 'day', 'payment', 'format']) query: KnownParameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<BankFile> | string> {
    // Whoever pays the salaries sends this file to the bank, and needs no other private data for it.
    requireAny(caller.actor, ['EmployeePrivate', 'FinanceControl']);
    const { month = caller.today.slice(0, 7), day = caller.today, format = 'json' } = query;
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw badParameter('month', 'month must be like 2026-11.');
    if (!isIsoDate(day)) throw badParameter('day', 'day must be a date, yyyy-MM-dd.');
    if (format !== 'json' && format !== 'csv') throw badParameter('format', 'format must be json or csv.');
    const connection = this.database.of(caller.institute);
    const template = await bankTemplate(connection, idParameter('template', query['template']));
    if (!template) throw new NotFound();
    const group = idParameter('group', query['group']);
    const payment = idParameter('payment', query['payment']);
    const file = await bankFileOf(connection, {
      template,
      month,
      ...monthRange(month),
      group,
      day,
      payment,
    });
    if (format === 'json') return succeeded(file);
    const rows = template.header ? [file.headings, ...file.rows] : file.rows;
    return sendCsv(reply, { name: `${template.name} ${month}`, rows, delimiter: template.delimiter });
  }
}
