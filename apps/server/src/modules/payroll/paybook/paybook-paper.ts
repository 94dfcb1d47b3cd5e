import { Inject, Injectable } from '@nestjs/common';
import { isAmong } from '@school/kernel';
import type { TokenValues } from '@school/kernel';
import { formatAmount } from '@school/domain';
import type { PaybookRegister } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import type { DocumentBinding } from '../../../engine/document/documents.ts';
import { Database } from '../../../platform/database/database.ts';
import { letterhead, printedDay } from '../../../platform/letterhead/letterhead.ts';
import type { Letterhead } from '../../../platform/letterhead/letterhead.ts';
import { paybookCells } from './paybook-cells.ts';
import { paybookRegister } from './paybook.store.ts';

type Cells = ReturnType<typeof paybookCells>;
type Cell = Cells[number];

/** Points between the margins of a landscape page, and those of a column not taken up by its letters. */
const room = 750;
const padding = 7;
/** Width of the signature column, in points. */
const signature = 74;
/** Mean width of a digit or letter, as a fraction of the font size. */
const letter = 0.62;
/** Letters of a word that a column is sized for; text wraps to the next line after a word. */
const longest = 20;
const [smallest, usual] = [4.5, 8.5];

const kindOf = ({ label, isAmount }: Cell): string => {
  if (isAmount) return 'number';
  if (label === 'No.') return 'place';
  return label === 'Signature' ? 'sign' : '';
};

const written = (value: string, isAmount: boolean, currency: string): string =>
  isAmount && value !== '' ? formatAmount(value, currency) : value;

const lettersOf = (cell: Cell, { rows }: PaybookRegister, currency: string): number => {
  const texts = rows.map((row, place) => written(cell.of(row, place), cell.isAmount, currency));
  const total = cell.total === undefined ? '' : formatAmount(cell.total, currency);
  const words = [cell.label, total, ...texts].flatMap((text) => text.split(/[\s-]/));
  return Math.min(longest, Math.max(...words.map((word) => word.length)));
};

/** Font size at which all columns fit side by side, in points. */
const sizeFor = (cells: Cells, book: PaybookRegister, currency: string): number => {
  const free = cells.reduce((left, cell) => left - (kindOf(cell) === 'sign' ? signature : padding), room);
  const letters = cells.reduce(
    (sum, cell) => (kindOf(cell) === 'sign' ? sum : sum + lettersOf(cell, book, currency)),
    0,
  );
  return Math.min(usual, Math.max(smallest, Math.floor((free / (letters * letter)) * 2) / 2));
};

const valuesOf = (
  book: PaybookRegister,
  { dateOrder, currency }: Pick<Letterhead, 'dateOrder' | 'currency'>,
): TokenValues => {
  const cells = paybookCells(book);
  return {
    name: book.name,
    range: [book.fromPeriod, book.toPeriod].map((day) => printedDay(day, dateOrder)).join(' – '),
    groups: book.groups.map(({ name }) => name).join(', '),
    size: String(sizeFor(cells, book, currency)),
    columns: cells.map((cell) => ({ label: cell.label, kind: kindOf(cell) })),
    rows: book.rows.map((row, place) => ({
      cells: cells.map((cell) => ({
        text: written(cell.of(row, place), cell.isAmount, currency),
        kind: kindOf(cell),
      })),
    })),
    totals: cells.map((cell, index) => ({
      text: cell.total === undefined ? (index === 2 ? 'Total' : '') : formatAmount(cell.total, currency),
      kind: kindOf(cell),
    })),
  };
};

/** Printed pay books. */
@Injectable()
export class PaybookPaper implements DocumentBinding {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** @throws NotFound for a pay book that does not exist */
  readonly read = async (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> => {
    const connection = this.database.of(context.institute);
    const seesAccounts = isAmong(context.actor, ['EmployeePrivate']);
    const head = await letterhead(connection);
    const books: TokenValues[] = [];
    for (const id of ids) books.push(valuesOf(await paybookRegister(connection, id, seesAccounts), head));
    return books;
  };
}
