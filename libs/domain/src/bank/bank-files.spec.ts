import { readBankTable } from './bank-table.ts';
import { readCamt053 } from './camt053.ts';
import { camt053, camt053Later, tables } from './statement.fixture.ts';
import type { BankFileProblem, BankStatement } from './statement.ts';

const read = (found: BankStatement | BankFileProblem): BankStatement => {
  if ('problem' in found) throw new Error(found.problem);
  return found;
};
const short = ({ lines }: BankStatement) => lines.map(({ day, amount, name }) => [day, amount, name]);

describe('a statement by ISO 20022', () => {
  it('has its account, its balances and its bookings, of which a sum of several is taken apart', () => {
    const statement = read(readCamt053(camt053));
    expect(statement).toMatchObject({
      account: 'PK36SCBL0000001123456702',
      number: '137',
      currency: 'PKR',
      opening: '100000.00',
      closing: '121250.00',
      pending: 1,
    });
    expect(short(statement)).toEqual([
      ['2026-07-15', '5000.00', 'Imran Khan'],
      ['2026-07-15', '-250.00', ''],
      ['2026-07-15', '4065.00', 'Ayesha Malik'],
      ['2026-07-15', '12435.00', 'Bilal Ahmed'],
    ]);
    expect(statement.lines[0]).toMatchObject({
      key: '2026071500001',
      reference: 'FT-778-1',
      note: 'School fee July, Sana thank you',
    });
    expect(statement.lines[2]?.reference).toBe('');
    expect(statement.lines[3]).toMatchObject({ key: '2026071500003-2', note: 'RF18539007547034' });
  });

  it('is the same in later versions of the form', () => {
    expect(read(readCamt053(camt053Later)).lines).toEqual(read(readCamt053(camt053)).lines);
  });

  it('is refused where it is none, is cut off, names a document type, or cannot be read to the cent', () => {
    expect(readCamt053('Date;Amount')).toEqual({ problem: 'NOT_XML' });
    expect(readCamt053(camt053.slice(0, 2_000))).toEqual({ problem: 'NOT_XML' });
    expect(readCamt053('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>')).toEqual({
      problem: 'NOT_XML',
    });
    expect(readCamt053('<Document><BkToCstmrDbtCdtNtfctn/></Document>')).toEqual({ problem: 'NOT_CAMT053' });
    expect(readCamt053(camt053.replace('>250.00<', '>250.005<'))).toEqual({ problem: 'BAD_AMOUNT', row: 2 });
    expect(readCamt053(camt053.replace('PKR">250', 'USD">250'))).toEqual({ problem: 'TWO_CURRENCIES' });
  });
});

describe('a table of a bank', () => {
  it('is read by its headings, with days and amounts as each country writes them', () => {
    expect(short(read(readBankTable(tables.india)))).toEqual([
      ['2026-07-13', '5000.00', ''],
      ['2026-07-15', '-125000.50', ''],
      ['2026-07-15', '5000.00', ''],
    ]);
    expect(short(read(readBankTable(tables.germany)))).toEqual([
      ['2026-07-15', '1234.56', 'Khan, Imran'],
      ['2026-07-15', '-7.90', ''],
    ]);
    expect(short(read(readBankTable(tables.america)))).toEqual([
      ['2026-07-14', '5000.00', ''],
      ['2026-07-15', '-12.00', ''],
    ]);
    expect(read(readBankTable(tables.germany)).currency).toBe('EUR');
  });

  it('tells two bookings that are alike apart, the same way each time', () => {
    const [head = [], row = []] = tables.america;
    const twice = read(readBankTable([head, row, row]));
    expect(new Set(twice.lines.map(({ key }) => key)).size).toBe(2);
    expect(read(readBankTable([head, row, row])).lines).toEqual(twice.lines);
  });

  it('takes nothing of a file with a row that it cannot read, and names the row', () => {
    const [head = [], ...rows] = tables.america;
    expect(readBankTable([head, ...rows, ['tomorrow', 'x', '1.00', '']])).toEqual({
      problem: 'BAD_DAY',
      row: 4,
    });
    expect(readBankTable([head, ...rows, ['07/15/2026', 'x', 'much', '']])).toEqual({
      problem: 'BAD_AMOUNT',
      row: 4,
    });
    expect(readBankTable([['a', 'b'], ...rows])).toEqual({ problem: 'NO_HEADER' });
  });
});
