import { compareMoney, subtractMoney, type Money } from '../money/money.ts';

/** Voucher types built into Tally. */
export type VoucherBase = 'RECEIPT' | 'PAYMENT' | 'CONTRA' | 'JOURNAL';

/** A side of an entry: debits are positive, credits negative. */
export interface TallySide {
  /** Name of the ledger in Tally. */
  readonly ledger: string;
  /** It holds money: cash, a bank account, the amount owed by a gateway. */
  readonly isMoney: boolean;
  readonly amount: Money;
}

/** An accounting entry in the form Tally accepts. */
export interface TallyVoucher {
  /** Permanently the same for the same entry: sending it again alters rather than duplicates it. */
  readonly remoteId: string;
  /** "yyyy-MM-dd" */
  readonly day: string;
  readonly narration: string;
  /** Receipt or voucher; it goes into the narration, since Tally assigns its own numbers. */
  readonly number: string | null;
  readonly sides: readonly TallySide[];
}

const isDebit = ({ amount }: TallySide): boolean => compareMoney(amount, '0.00') > 0;

/** The voucher type of an entry, by where its money goes. */
export const voucherBase = (sides: readonly TallySide[]): VoucherBase => {
  const money = sides.filter((side) => side.isMoney);
  if (money.length === 0) return 'JOURNAL';
  if (money.length === sides.length) return 'CONTRA';
  const received = money.filter(isDebit).length;
  // Money that only moves between places while something else is posted with it is recorded as a journal.
  if (received > 0 && received < money.length) return 'JOURNAL';
  return received > 0 ? 'RECEIPT' : 'PAYMENT';
};

/** The amount with Tally's sign: debits are negative. */
export const tallyAmount = ({ amount }: TallySide): Money => subtractMoney('0.00', amount);
