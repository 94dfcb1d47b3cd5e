import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isAmong } from '@school/kernel';
import type { PaybookRegister } from '@school/domain';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { badParameter } from '../../../engine/calls/query-parameters.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { sendCsv } from '../http/send-csv.ts';
import { paybookCells } from './paybook-cells.ts';
import { paybookReaders } from './paybook-rights.ts';
import { paybookRegister } from './paybook.store.ts';

/** The figures of a pay book. */
@Controller('setup/v1/paybooks')
export class PaybookController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Get('register/:id')
  async register(
    @Param('id', IdPipe) id: number,
    @KnownQuery(['format']) { format = 'json' }: KnownParameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<PaybookRegister> | string> {
    requireAny(caller.actor, paybookReaders);
    if (format !== 'json' && format !== 'csv') throw badParameter('format', 'format must be json or csv.');
    const seesAccounts = isAmong(caller.actor, ['EmployeePrivate']);
    const book = await paybookRegister(this.database.of(caller.institute), id, seesAccounts);
    if (format === 'json') return succeeded(book);
    const cells = paybookCells(book);
    const rows = [
      cells.map(({ label }) => label),
      ...book.rows.map((row, place) => cells.map(({ of }) => of(row, place))),
      cells.map(({ total }, index) => total ?? (index === 2 ? 'Total' : '')),
    ];
    return sendCsv(reply, { name: book.name, rows, mark: true });
  }
}
