import { Inject, Injectable } from '@nestjs/common';
import { isAmong } from '@school/kernel';
import { formatMoney } from '@school/domain';
import type { PaybookRegister } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import type { DocumentBinding } from '../../../engine/document/documents.ts';
import type { TokenValues } from '../../../engine/document/token-values.ts';
import { Database } from '../../../platform/database/database.ts';
import { paybookCells } from './paybook-cells.ts';
import { paybookRegister } from './paybook.store.ts';

/** Columns that fit at a size of letters, in points. */
const sizeFor = (columns: number): number =>
  columns > 20 ? 5.5 : columns > 14 ? 6.5 : columns > 10 ? 7.5 : 8.5;

const valuesOf = (book: PaybookRegister): TokenValues => {
  const cells = paybookCells(book);
  const kindOf = ({ label, isAmount }: (typeof cells)[number]): string =>
    isAmount ? 'number' : label === 'Signature' ? 'sign' : '';
  const written = (value: string, isAmount: boolean): string =>
    isAmount && value !== '' ? formatMoney(value) : value;
  return {
    name: book.name,
    range: `${book.fromPeriod} – ${book.toPeriod}`,
    groups: book.groups.map(({ name }) => name).join(', '),
    size: String(sizeFor(cells.length)),
    columns: cells.map((cell) => ({ label: cell.label, kind: kindOf(cell) })),
    rows: book.rows.map((row, place) => ({
      cells: cells.map((cell) => ({ text: written(cell.of(row, place), cell.isAmount), kind: kindOf(cell) })),
    })),
    totals: cells.map((cell, index) => ({
      text: cell.total === undefined ? (index === 2 ? 'Total' : '') : formatMoney(cell.total),
      kind: kindOf(cell),
    })),
  };
};

/** Pay books on paper. */
@Injectable()
export class PaybookPaper implements DocumentBinding {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** @throws NotFound for a pay book that is not there */
  readonly read = async (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> => {
    const connection = this.database.of(context.institute);
    const seesAccounts = isAmong(context.actor, ['EmployeePrivate']);
    const books: TokenValues[] = [];
    for (const id of ids) books.push(valuesOf(await paybookRegister(connection, id, seesAccounts)));
    return books;
  };
}
