import { isAmong } from '@school/kernel';
import { badParameter } from '../../../engine/calls/query-parameters.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import { sendCsv } from '../http/send-csv.ts';
import { paybookCells } from './paybook-cells.ts';
import { paybookRegister } from './paybook.store.ts';
import { paybookFigures } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import { Sent } from '../../../engine/operation/sent.ts';

/** The figures of a pay book. */
export const paybookReadings = [
  handle(
    paybookFigures,
    ({ input, context, connection }) =>
      new Sent(async (reply) => {
        const { id } = input;
        const format = input.format ?? 'json';
        if (format !== 'json' && format !== 'csv')
          throw badParameter('format', 'format must be json or csv.');
        const seesAccounts = isAmong(context.actor, ['EmployeePrivate']);
        const book = await paybookRegister(connection, id, seesAccounts);
        if (format === 'json') return succeeded(book);
        const cells = paybookCells(book);
        const rows = [
          cells.map(({ label }) => label),
          ...book.rows.map((row, place) => cells.map(({ of }) => of(row, place))),
          cells.map(({ total }, index) => total ?? (index === 2 ? 'Total' : '')),
        ];
        return sendCsv(reply, { name: book.name, rows, mark: true });
      }),
  ),
];
