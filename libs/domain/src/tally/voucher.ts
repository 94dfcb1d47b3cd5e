import { compareMoney, subtractMoney, type Money } from '../money/money.ts';

/** Kinds of vouchers that Tally comes with. */
export type VoucherBase = 'RECEIPT' | 'PAYMENT' | 'CONTRA' | 'JOURNAL';

/** A side of an entry: debits above zero, credits below. */
export interface TallySide {
  /** Name of the ledger in Tally. */
  readonly ledger: string;
  /** It holds money: cash, a bank, what a gateway owes. */
  readonly isMoney: boolean;
  readonly amount: Money;
}

/** An entry of the books as Tally takes it. */
export interface TallyVoucher {
  /** The same for the same entry for ever: sent again it alters and does not double. */
  readonly remoteId: string;
  /** "yyyy-MM-dd" */
  readonly day: string;
  readonly narration: string;
  /** Receipt or voucher; it goes into the narration, since Tally numbers by itself. */
  readonly number: string | null;
  readonly sides: readonly TallySide[];
}

const isDebit = ({ amount }: TallySide): boolean => compareMoney(amount, '0.00') > 0;

/** Which kind of voucher an entry is, by where its money goes. */
export const voucherBase = (sides: readonly TallySide[]): VoucherBase => {
  const money = sides.filter((side) => side.isMoney);
  if (money.length === 0) return 'JOURNAL';
  if (money.length === sides.length) return 'CONTRA';
  const received = money.filter(isDebit).length;
  // Money that only moves between places while something is booked beside it is told by a journal.
  if (received > 0 && received < money.length) return 'JOURNAL';
  return received > 0 ? 'RECEIPT' : 'PAYMENT';
};

/** The amount as Tally signs it: debits are below zero. */
export const tallyAmount = ({ amount }: TallySide): Money => subtractMoney('0.00', amount);
