import { isoDate, daysInMonth, type IsoDate } from '../calendar/iso-date.ts';
import { compareMoney, parseMoney, subtractMoney, type Money } from '../money/money.ts';
import { withTurns, type BankFileProblem, type BankLine, type BankStatement } from './statement.ts';

type Column = 'day' | 'amount' | 'credit' | 'debit' | 'name' | 'reference' | 'note' | 'balance' | 'currency';

/** Names that banks give their columns, without spaces and punctuation. */
const names: Readonly<Record<Column, readonly string[]>> = {
  day: [
    'date',
    'bookingdate',
    'transactiondate',
    'txndate',
    'trandate',
    'postingdate',
    'buchungstag',
    'buchungsdatum',
    'datum',
    'data',
    'dataoperazione',
    'datacontabile',
    'fecha',
    'fechaoperacion',
    'fechacontable',
    'дата',
    'датаоперации',
  ],
  amount: ['amount', 'transactionamount', 'betrag', 'umsatz', 'importo', 'importe', 'сумма', 'суммаоперации'],
  credit: [
    'credit',
    'creditamount',
    'deposit',
    'deposits',
    'depositamt',
    'depositamount',
    'moneyin',
    'paidin',
    'haben',
    'gutschrift',
    'avere',
    'accrediti',
    'entrate',
    'abono',
    'abonos',
    'haber',
    'приход',
    'кредит',
    'поступление',
  ],
  debit: [
    'debit',
    'debitamount',
    'withdrawal',
    'withdrawals',
    'withdrawalamt',
    'withdrawalamount',
    'moneyout',
    'paidout',
    'soll',
    'belastung',
    'lastschrift',
    'dare',
    'addebiti',
    'uscite',
    'cargo',
    'cargos',
    'debe',
    'расход',
    'дебет',
    'списание',
  ],
  name: [
    'name',
    'payee',
    'payer',
    'counterparty',
    'beneficiary',
    'namezahlungsbeteiligter',
    'beguenstigterzahlungspflichtiger',
    'begünstigterzahlungspflichtiger',
    'auftraggeberempfänger',
    'auftraggeberbegünstigter',
    'ordinante',
    'beneficiario',
    'controparte',
    'контрагент',
    'плательщик',
  ],
  reference: [
    'reference',
    'ref',
    'refno',
    'referenceno',
    'referencenumber',
    'chqno',
    'chqrefno',
    'chequeno',
    'chequenumber',
    'refnochequeno',
    'transactionid',
    'utr',
    'utrno',
    'kundenreferenz',
    'kundenreferenzendtoend',
    'referenz',
    'riferimento',
    'referencia',
    'номердокумента',
    'номер',
  ],
  note: [
    'description',
    'narration',
    'particulars',
    'details',
    'transactiondetails',
    'transactiondescription',
    'transactionremarks',
    'remarks',
    'memo',
    'verwendungszweck',
    'descrizione',
    'causale',
    'descrizioneoperazione',
    'concepto',
    'descripcion',
    'описание',
    'назначениеплатежа',
    'назначение',
  ],
  balance: [
    'balance',
    'closingbalance',
    'runningbalance',
    'availablebalance',
    'saldo',
    'saldonachbuchung',
    'остаток',
  ],
  currency: ['currency', 'ccy', 'währung', 'waehrung', 'valuta', 'divisa', 'moneda', 'валюта'],
};

/** A heading cell without bracketed text, punctuation and accents: "Withdrawal Amt. (INR)" becomes "withdrawalamt". */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .normalize('NFC')
    .replace(/[áàâ]/g, 'a')
    .replace(/[éèê]/g, 'e')
    .replace(/[íìî]/g, 'i')
    .replace(/[óòô]/g, 'o')
    .replace(/[úùû]/g, 'u')
    .replace(/[^\p{L}\p{N}]/gu, '');

type Places = Readonly<Partial<Record<Column, number>>>;

const placesIn = (cells: readonly string[]): Places => {
  const texts = cells.map(bare);
  const found: Partial<Record<Column, number>> = {};
  for (const [column, known] of Object.entries(names) as [Column, readonly string[]][]) {
    const place = texts.findIndex((text) => known.includes(text));
    if (place >= 0) found[column] = place;
  }
  return found;
};

const isHeading = ({ day, amount, credit, debit }: Places): boolean =>
  day !== undefined && (amount !== undefined || (credit !== undefined && debit !== undefined));

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const written = /^(\d{1,4})[./\- ](\d{1,2}|[a-z]{3})[a-z]*[./\- ,]+(\d{2,4})(?:[ t].*)?$/i;

const dayOf = (year: number, month: number, day: number): IsoDate | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? isoDate(year, month, day)
    : undefined;

/** A date as banks write it. @param monthFirst for numeric dates such as 03/14/2026 */
const dayIn = (text: string, monthFirst: boolean): IsoDate | undefined => {
  const [, first = '', second = '', third = ''] = written.exec(text.trim()) ?? [];
  if (first === '') return undefined;
  const named = months.indexOf(second.toLowerCase());
  if (first.length === 4) return dayOf(Number(first), named >= 0 ? named + 1 : Number(second), Number(third));
  const year = third.length === 2 ? 2000 + Number(third) : Number(third);
  if (named >= 0) return dayOf(year, named + 1, Number(first));
  return monthFirst ? dayOf(year, Number(first), Number(second)) : dayOf(year, Number(second), Number(first));
};

/** Whether a file writes the month first, inferred from its dates: only the month never exceeds twelve. */
const isMonthFirst = (texts: readonly string[]): boolean => {
  const parts = texts.flatMap((text) => {
    const [, first = '', second = ''] = /^(\d{1,2})[./-](\d{1,2})[./-]\d{2,4}/.exec(text.trim()) ?? [];
    return first === '' ? [] : [[Number(first), Number(second)] as const];
  });
  return parts.some(([, second]) => second > 12) && parts.every(([first]) => first <= 12);
};

/**
 * An amount as banks write it: `1.234,56`, `1,00,000.00`, `12.50-`, `(12.50)`, `12.50 Dr`. The last separator is the
 * decimal one unless exactly three digits follow it.
 * @returns null for an empty cell, undefined for one that is not an amount
 */
const amountIn = (text: string): Money | null | undefined => {
  const trimmed = text.replace(/[\s\u00a0\u202f'’]/g, '');
  if (trimmed === '' || trimmed === '-') return null;
  const isOut = /^-|-$|^\(.*\)$|dr\.?$/i.test(trimmed) || trimmed.startsWith('−');
  const figures = trimmed.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');
  if (!/\d/.test(figures) || /[a-z]{4,}/i.test(trimmed)) return undefined;
  const last = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','));
  const decimals = last < 0 ? '' : figures.slice(last + 1);
  const hasDecimals = decimals.length === 1 || decimals.length === 2;
  const whole = (hasDecimals ? figures.slice(0, last) : figures).replace(/[.,]/g, '');
  const amount = parseMoney(hasDecimals ? `${whole || '0'}.${decimals}` : whole);
  if (!amount.ok) return undefined;
  return isOut ? subtractMoney('0.00', amount.value) : amount.value;
};

interface Row {
  readonly cells: readonly string[];
  readonly row: number;
}

const cellOf = ({ cells }: Row, place: number | undefined): string =>
  place === undefined ? '' : (cells[place] ?? '').replace(/\s+/g, ' ').trim();

/** The amount a row moves; null where it moves nothing, such as a balance carried forward. */
const movedBy = (row: Row, places: Places): Money | null | undefined => {
  if (places.amount !== undefined) return amountIn(cellOf(row, places.amount));
  const [credit, debit] = [amountIn(cellOf(row, places.credit)), amountIn(cellOf(row, places.debit))];
  if (credit === undefined || debit === undefined) return undefined;
  const isOut = debit !== null && compareMoney(debit, '0.00') !== 0;
  if (isOut) return debit.startsWith('-') ? debit : subtractMoney('0.00', debit);
  return credit;
};

const lineIn = (row: Row, places: Places, monthFirst: boolean): BankLine | BankFileProblem | undefined => {
  const moved = movedBy(row, places);
  const written = cellOf(row, places.day);
  if (moved === null && places.amount === undefined) return undefined;
  if (written === '' && !moved) return undefined;
  const day = dayIn(written, monthFirst);
  if (day === undefined) return { problem: 'BAD_DAY', row: row.row };
  if (moved === undefined) return { problem: 'BAD_AMOUNT', row: row.row };
  if (moved === null || compareMoney(moved, '0.00') === 0) return undefined;
  const [name, reference, note] = [
    cellOf(row, places.name),
    cellOf(row, places.reference),
    cellOf(row, places.note),
  ];
  const key = [day, moved, reference, name, note, cellOf(row, places.balance)].join('|');
  return { key, day, amount: moved, name, reference, note };
};

/**
 * Reads a table exported by a bank: the heading row is located by words known in six languages, and an unreadable row
 * rejects the whole file, so that no money is silently left out. Tables do not identify bookings, so a booking is
 * identified by everything in its row, including the balance after it.
 * @param rows cells of the file from its first row
 */
export const readBankTable = (rows: readonly (readonly string[])[]): BankStatement | BankFileProblem => {
  const heading = rows.slice(0, 40).findIndex((cells) => isHeading(placesIn(cells)));
  if (heading < 0) return { problem: 'NO_HEADER' };
  const places = placesIn(rows[heading] ?? []);
  const body = rows.slice(heading + 1).map((cells, place) => ({ cells, row: heading + place + 2 }));
  const filled = body.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const monthFirst = isMonthFirst(filled.map((row) => cellOf(row, places.day)));
  const read = filled.map((row) => lineIn(row, places, monthFirst)).filter((line) => line !== undefined);
  const problem = read.find((line) => 'problem' in line);
  if (problem && 'problem' in problem) return problem;
  const currencies = [...new Set(filled.map((row) => cellOf(row, places.currency)))].filter(Boolean);
  if (currencies.length > 1) return { problem: 'TWO_CURRENCIES' };
  return {
    format: 'TABLE',
    account: '',
    number: '',
    currency: currencies[0] ?? '',
    opening: null,
    closing: null,
    lines: withTurns(read.filter((line) => 'key' in line)),
    pending: 0,
  };
};
