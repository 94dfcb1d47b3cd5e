import { NotFound } from '@school/kernel';
import { isIsoDate } from '@school/domain';
import { badParameter } from '../../../engine/calls/query-parameters.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import { monthRange } from '../../leave/attendance/register.store.ts';
import { sendCsv } from '../http/send-csv.ts';
import { bankFileOf, bankTemplate } from './bank-file.store.ts';
import { salaryBankFile } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import { Sent } from '../../../engine/operation/sent.ts';

/** The file from which a bank pays the salaries of a month. */
export const bankFileReadings = [
  handle(
    salaryBankFile,
    ({ input, context, connection }) =>
      new Sent(async (reply) => {
        // Whoever pays the salaries sends this file to the bank, and needs no other private data to do so.
        const month = input.month ?? context.today.slice(0, 7);
        const day = input.day ?? context.today;
        const format = input.format ?? 'json';
        if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
          throw badParameter('month', 'month must be like 2026-11.');
        if (!isIsoDate(day)) throw badParameter('day', 'day must be a date, yyyy-MM-dd.');
        if (format !== 'json' && format !== 'csv')
          throw badParameter('format', 'format must be json or csv.');
        const template = await bankTemplate(connection, input.template ?? 0);
        if (!template) throw new NotFound();
        const group = input.group ?? 0;
        const payment = input.payment ?? 0;
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
      }),
  ),
];
