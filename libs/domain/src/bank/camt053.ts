import { isIsoDate } from '../calendar/iso-date.ts';
import { parseMoney, subtractMoney, sumMoney, type Money } from '../money/money.ts';
import { withTurns, type BankFileProblem, type BankLine, type BankStatement } from './statement.ts';
import { at, every, textAt, xmlTree, type XmlElement } from './xml-tree.ts';

class Unreadable extends Error {
  readonly found: BankFileProblem;

  constructor(found: BankFileProblem) {
    super(found.problem);
    this.found = found;
  }
}

const signed = (amount: Money, sign: string): Money =>
  sign === 'DBIT' ? subtractMoney('0.00', amount) : amount;

const amountIn = (element: XmlElement | undefined, row: number): Money => {
  const amount = parseMoney(element?.text.trim() ?? '');
  if (!amount.ok) throw new Unreadable({ problem: 'BAD_AMOUNT', row });
  return amount.value;
};

const dayIn = (element: XmlElement | undefined, row: number): string => {
  const day = (textAt(element, 'Dt') || textAt(element, 'DtTm')).slice(0, 10);
  if (!isIsoDate(day)) throw new Unreadable({ problem: 'BAD_DAY', row });
  return day;
};

/** The counterparty: the debtor of incoming money. Later versions wrap the name in a party element. */
const nameIn = (details: XmlElement | undefined, isIn: boolean): string => {
  const parties = at(details, 'RltdPties');
  const other = isIn ? 'Dbtr' : 'Cdtr';
  const ultimate = isIn ? 'UltmtDbtr' : 'UltmtCdtr';
  return (
    textAt(parties, other, 'Nm') ||
    textAt(parties, other, 'Pty', 'Nm') ||
    textAt(parties, ultimate, 'Nm') ||
    textAt(parties, ultimate, 'Pty', 'Nm')
  );
};

const referenceIn = (details: XmlElement | undefined): string => {
  const given = [textAt(details, 'Refs', 'EndToEndId'), textAt(details, 'Refs', 'ChqNb')];
  return given.find((text) => text !== '' && text !== 'NOTPROVIDED') ?? '';
};

const noteIn = (details: XmlElement | undefined, entry: XmlElement): string =>
  [
    ...every(at(details, 'RmtInf'), 'Ustrd').map(({ text }) => text.trim()),
    ...every(at(details, 'RmtInf'), 'Strd').map((one) => textAt(one, 'CdtrRefInf', 'Ref')),
    textAt(details, 'AddtlTxInf'),
    textAt(entry, 'AddtlNtryInf'),
  ]
    .filter((text, place, all) => text !== '' && all.indexOf(text) === place)
    .join(' ');

/** The bank's own name for a booking; without one, everything it states about it. */
const keyOf = (details: XmlElement | undefined, entry: XmlElement, rest: Omit<BankLine, 'key'>): string =>
  textAt(details, 'Refs', 'AcctSvcrRef') ||
  textAt(entry, 'AcctSvcrRef') ||
  [rest.day, rest.amount, textAt(entry, 'NtryRef'), rest.reference, rest.name, rest.note].join('|');

const lineOf = (entry: XmlElement, details: XmlElement | undefined, amount: Money, row: number): BankLine => {
  const rest = {
    day: dayIn(at(entry, 'BookgDt') ?? at(entry, 'ValDt'), row),
    amount,
    name: nameIn(details, !amount.startsWith('-')),
    reference: referenceIn(details),
    note: noteIn(details, entry),
  };
  return { key: keyOf(details, entry, rest), ...rest };
};

/** Payments booked by the bank in one sum are split where their amounts add up to that sum. */
const linesOf = (entry: XmlElement, row: number): readonly BankLine[] => {
  const sign = textAt(entry, 'CdtDbtInd');
  const whole = amountIn(at(entry, 'Amt'), row);
  const details = every(entry, 'NtryDtls').flatMap((one) => every(one, 'TxDtls'));
  const parts = details.map((one) =>
    parseMoney(textAt(one, 'Amt') || textAt(one, 'AmtDtls', 'TxAmt', 'Amt')),
  );
  const amounts = parts.flatMap((one) => (one.ok ? [one.value] : []));
  const isSum = details.length > 1 && amounts.length === details.length && sumMoney(amounts) === whole;
  if (!isSum) return [lineOf(entry, details[0], signed(whole, sign), row)];
  return details.map((one, place) => lineOf(entry, one, signed(amounts[place] ?? '0.00', sign), row));
};

const isBooked = (entry: XmlElement): boolean =>
  (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'BOOK';

const balanceOf = (statement: XmlElement, codes: readonly string[]): Money | null => {
  const found = every(statement, 'Bal').find((one) => codes.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd')));
  const amount = parseMoney(textAt(found, 'Amt'));
  return found && amount.ok ? signed(amount.value, textAt(found, 'CdtDbtInd')) : null;
};

const read = (source: string): BankStatement => {
  const tree = xmlTree(source);
  if (!tree) throw new Unreadable({ problem: 'NOT_XML' });
  const message = at(tree, 'BkToCstmrStmt');
  const statements = every(message, 'Stmt');
  const [first] = statements;
  if (!first) throw new Unreadable({ problem: 'NOT_CAMT053' });
  const entries = statements.flatMap((one) => every(one, 'Ntry'));
  const booked = entries.filter(isBooked);
  const currencies = new Set(booked.map((entry) => at(entry, 'Amt')?.attributes['Ccy'] ?? ''));
  if (currencies.size > 1) throw new Unreadable({ problem: 'TWO_CURRENCIES' });
  return {
    format: 'CAMT053',
    account: textAt(first, 'Acct', 'Id', 'IBAN') || textAt(first, 'Acct', 'Id', 'Othr', 'Id'),
    number: textAt(first, 'ElctrncSeqNb') || textAt(first, 'LglSeqNb') || textAt(first, 'Id'),
    currency: [...currencies][0] ?? textAt(first, 'Acct', 'Ccy'),
    opening: balanceOf(first, ['OPBD', 'PRCD']),
    closing: balanceOf(statements.at(-1) ?? first, ['CLBD']),
    lines: withTurns(booked.flatMap((entry) => linesOf(entry, entries.indexOf(entry) + 1))),
    pending: entries.length - booked.length,
  };
};

/**
 * Reads a bank statement in ISO 20022 format (camt.053, BankToCustomerStatement, all versions from 001.02). Bookings that
 * are only announced are counted and left out.
 */
export const readCamt053 = (source: string): BankStatement | BankFileProblem => {
  try {
    return read(source);
  } catch (error) {
    if (error instanceof Unreadable) return error.found;
    throw error;
  }
};
