import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { fileMessage, vouchersMessage, xmlText } from './message.ts';
import { voucherBase, type TallySide, type TallyVoucher } from './voucher.ts';

/** Whether every opening tag is closed in the right place. */
const isBalanced = (xml: string): boolean => {
  const open: string[] = [];
  for (const [, end, name = ''] of xml.matchAll(/<(\/?)([\w.]+)[^>]*>/g)) {
    if (end === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
};
const cash = (amount: string): TallySide => ({ ledger: 'Cash', isMoney: true, amount });
const bank = (amount: string): TallySide => ({ ledger: 'Bank', isMoney: true, amount });
const fees = (amount: string): TallySide => ({ ledger: 'Tuition Fee', isMoney: false, amount });
const voucher = (sides: readonly TallySide[]): TallyVoucher => ({
  remoteId: '6f1c',
  day: '2026-07-15',
  narration: 'Term 1 & 2 – Sana <Khan>',
  number: 'R/7',
  sides,
});

/** Tags of a message in their order, as in Tally's reference (XML Request and Response Formats, Import). */
const tags = (xml: string): string[] => [...xml.matchAll(/<([A-Z][A-Z.]*)/g)].map(([, name = '']) => name);

describe('a voucher for Tally', () => {
  it('is of the kind that its money says', () => {
    expect(voucherBase([cash('5000.00'), fees('-5000.00')])).toBe('RECEIPT');
    expect(voucherBase([fees('5000.00'), bank('-5000.00')])).toBe('PAYMENT');
    expect(voucherBase([bank('5000.00'), cash('-5000.00')])).toBe('CONTRA');
    expect(voucherBase([fees('1.00'), fees('-1.00')])).toBe('JOURNAL');
    expect(voucherBase([bank('97.00'), fees('3.00'), cash('-100.00')])).toBe('JOURNAL');
  });

  it('has the structure of the reference, with debits below zero', () => {
    const xml = vouchersMessage('Crescent & Sons', [voucher([cash('5000.00'), fees('-5000.00')])]);
    expect(tags(xml)).toEqual(
      (
        'ENVELOPE HEADER TALLYREQUEST BODY IMPORTDATA REQUESTDESC REPORTNAME STATICVARIABLES SVCURRENTCOMPANY REQUESTDATA ' +
        'TALLYMESSAGE VOUCHER DATE EFFECTIVEDATE VOUCHERTYPENAME PARTYLEDGERNAME NARRATION ' +
        'ALLLEDGERENTRIES.LIST LEDGERNAME ISDEEMEDPOSITIVE AMOUNT ' +
        'ALLLEDGERENTRIES.LIST LEDGERNAME ISDEEMEDPOSITIVE AMOUNT'
      ).split(' '),
    );
    expect(xml).toContain('<SVCURRENTCOMPANY>Crescent &amp; Sons</SVCURRENTCOMPANY>');
    expect(xml).toContain('REMOTEID="6f1c" VCHTYPE="Receipt" ACTION="Create"');
    expect(xml).toContain('<DATE>20260715</DATE>');
    expect(xml).toContain('R/7 Term 1 &amp; 2 – Sana &lt;Khan&gt; [SIS:6f1c]');
    expect(xml).toContain(
      '<LEDGERNAME>Cash</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-5000.00</AMOUNT>',
    );
    expect(xml).toContain(
      '<LEDGERNAME>Tuition Fee</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>5000.00</AMOUNT>',
    );
  });

  it('has no party where money only moves, and the names that the school gave its types', () => {
    const xml = vouchersMessage('S', [voucher([bank('9.00'), cash('-9.00')])], { CONTRA: 'Contra (School)' });
    expect(xml).not.toContain('PARTYLEDGERNAME');
    expect(xml).toContain('<VOUCHERTYPENAME>Contra (School)</VOUCHERTYPENAME>');
  });

  it('comes after the ledgers that it names', () => {
    const ledgers = [{ name: 'Tuition Fee', parent: 'Indirect Incomes' }];
    const xml = fileMessage('S', ledgers, [voucher([cash('5.00'), fees('-5.00')])]);
    expect(xml.indexOf('<LEDGER ')).toBeLessThan(xml.indexOf('<VOUCHER '));
  });

  it('is well formed whatever names and narrations hold', () => {
    const text = string({ unit: 'binary', maxLength: 20 });
    const sides = array(
      record({
        ledger: text,
        isMoney: constantFrom(true, false),
        amount: integer({ min: 1, max: 999 }).map((n) => `${n}.00`),
      }),
      { minLength: 1, maxLength: 4 },
    );
    assert(
      property(text, sides, (narration, drawn) => {
        const xml = vouchersMessage('S', [{ ...voucher(drawn), narration }]);
        expect(isBalanced(xml)).toBe(true);
        expect(xmlText(narration)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|apos;)/);
      }),
    );
  });
});
