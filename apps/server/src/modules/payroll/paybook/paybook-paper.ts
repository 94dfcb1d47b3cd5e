import { Inject, Injectable } from '@nestjs/common';
import { NotFound, isAmong } from '@school/kernel';
import { formatMoney } from '@school/domain';
import type { PaybookRegister } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import type { DocumentBinding, ReadyDocument } from '../../../engine/document/documents.ts';
import { Database } from '../../../platform/database/database.ts';
import { Files } from '../../../platform/files/files.ts';
import { letterhead, pictureOf } from '../../../platform/letterhead/letterhead.ts';
import { renderTemplate } from '../../../platform/templates/render-template.ts';
import { paybookCells } from './paybook-cells.ts';
import { paybookRegister } from './paybook.store.ts';
import { paybookTemplate } from './paybook-template.ts';

/** Columns that fit at a size of letters, in points. */
const sizeFor = (columns: number): number =>
  columns > 20 ? 5.5 : columns > 14 ? 6.5 : columns > 10 ? 7.5 : 8.5;

const pageOf = (book: PaybookRegister): object => {
  const cells = paybookCells(book);
  const written = (value: string, isAmount: boolean): string =>
    isAmount && value !== '' ? formatMoney(value) : value;
  return {
    name: book.name,
    range: `${book.fromPeriod} – ${book.toPeriod}`,
    groups: book.groups.map(({ name }) => name).join(', '),
    size: sizeFor(cells.length),
    columns: cells.map(({ label, isAmount }) => ({
      label,
      css: isAmount ? 'number' : label === 'Signature' ? 'sign' : '',
    })),
    rows: book.rows.map((row, place) => cells.map(({ of, isAmount }) => written(of(row, place), isAmount))),
    totals: cells.map(({ total }, index) =>
      total === undefined ? (index === 2 ? 'Total' : '') : formatMoney(total),
    ),
  };
};

/** Pay books on paper. */
@Injectable()
export class PaybookPaper implements DocumentBinding {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Files) private readonly files: Files,
  ) {}

  /** @throws NotFound for a pay book that is not there */
  readonly write = async (context: CallContext, ids: readonly number[]): Promise<ReadyDocument> => {
    const connection = this.database.of(context.institute);
    const seesAccounts = isAmong(context.actor, ['EmployeePrivate']);
    const books: PaybookRegister[] = [];
    for (const id of ids) books.push(await paybookRegister(connection, id, seesAccounts));
    const [first] = books;
    if (!first) throw new NotFound();
    const head = await letterhead(connection);
    const logo = await pictureOf(this.files, context.institute, head.logoId);
    const html = await renderTemplate(paybookTemplate, {
      head,
      logo,
      books: books.map(pageOf),
      today: context.today,
    });
    return { html, name: first.name, footer: head.footer === '' ? head.name : head.footer };
  };
}
