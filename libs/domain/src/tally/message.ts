import { compareMoney } from '../money/money.ts';
import { tallyAmount, voucherBase, type TallySide, type TallyVoucher, type VoucherBase } from './voucher.ts';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as written in XML: special characters are escaped, and what XML cannot represent is left out. */
export const xmlText = (text: string): string =>
  [...text]
    .filter((sign) => sign >= ' ' && !/[\ufffe\uffff]/.test(sign))
    .join('')
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const tag = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** A ledger with its group. */
export interface TallyLedgerName {
  readonly name: string;
  readonly parent: string;
}

const ledgerMessage = ({ name, parent }: TallyLedgerName): string =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="${xmlText(name)}" ACTION="Create">` +
  `<NAME.LIST>${tag('NAME', name)}</NAME.LIST>${tag('PARENT', parent)}</LEDGER></TALLYMESSAGE>`;

const side = (one: TallySide): string =>
  `<ALLLEDGERENTRIES.LIST>${tag('LEDGERNAME', one.ledger)}` +
  `${tag('ISDEEMEDPOSITIVE', compareMoney(one.amount, '0.00') > 0 ? 'Yes' : 'No')}` +
  `${tag('AMOUNT', tallyAmount(one))}</ALLLEDGERENTRIES.LIST>`;

/** Names of the voucher types, where a school's differ from Tally's. */
export type VoucherNames = Readonly<Partial<Record<VoucherBase, string>>>;
const usual = { RECEIPT: 'Receipt', PAYMENT: 'Payment', CONTRA: 'Contra', JOURNAL: 'Journal' } as const;

/** The party of a voucher: the first ledger that does not hold money; a contra has none. */
const partyOf = (sides: readonly TallySide[]): string => {
  const party = sides.find(({ isMoney }) => !isMoney);
  return party ? tag('PARTYLEDGERNAME', party.ledger) : '';
};

const voucherMessage = (voucher: TallyVoucher, names: VoucherNames): string => {
  const base = voucherBase(voucher.sides);
  const type = names[base] ?? usual[base];
  const day = voucher.day.replaceAll('-', '');
  const narration = [voucher.number, voucher.narration, `[SIS:${voucher.remoteId}]`]
    .filter(Boolean)
    .join(' ');
  return (
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="${xmlText(voucher.remoteId)}" VCHTYPE="${xmlText(type)}" ` +
    `ACTION="Create" OBJVIEW="Accounting Voucher View">${tag('DATE', day)}${tag('EFFECTIVEDATE', day)}` +
    `${tag('VOUCHERTYPENAME', type)}${partyOf(voucher.sides)}${tag('NARRATION', narration)}` +
    `${voucher.sides.map(side).join('')}</VOUCHER></TALLYMESSAGE>`
  );
};

const envelope = (company: string, messages: string): string =>
  `<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC>` +
  `<REPORTNAME>Vouchers</REPORTNAME><STATICVARIABLES>${tag('SVCURRENTCOMPANY', company)}</STATICVARIABLES>` +
  `</REQUESTDESC><REQUESTDATA>${messages}</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>`;

/** A message with vouchers. @param names of voucher types, where they differ from Tally's */
export const vouchersMessage = (
  company: string,
  vouchers: readonly TallyVoucher[],
  names: VoucherNames = {},
): string => envelope(company, vouchers.map((voucher) => voucherMessage(voucher, names)).join('\n'));

/** A file of ledgers and vouchers: masters come before what refers to them. */
export const fileMessage = (
  company: string,
  ledgers: readonly TallyLedgerName[],
  vouchers: readonly TallyVoucher[],
  names: VoucherNames = {},
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${envelope(
    company,
    [...ledgers.map(ledgerMessage), ...vouchers.map((voucher) => voucherMessage(voucher, names))].join('\n'),
  )}\n`;
