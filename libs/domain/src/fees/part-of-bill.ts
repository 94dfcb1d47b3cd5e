import { addMoney, multiplyThenDivide, subtractMoney, sumMoney, type Money } from '../money/money.ts';
import { splitMoney } from '../money/split.ts';
import type { Bill, BillLine } from './bill.ts';

/** A share of a bill, from one percentage of it to another. */
export interface BillShare {
  readonly from: string;
  readonly to: string;
}

/** Cut from the running sum, so that the parts add up to the amount. */
const cut = (amount: Money, { from, to }: BillShare): Money =>
  subtractMoney(multiplyThenDivide(amount, to, '100'), multiplyThenDivide(amount, from, '100'));

const partOfLine = (line: BillLine, share: BillShare): BillLine => {
  const [net, discount, tax] = [cut(line.net, share), cut(line.discount, share), cut(line.tax, share)];
  const weights = line.discounts.map(({ amount }) => amount);
  const given = discount === '0.00' ? weights.map(() => '0.00') : splitMoney(discount, weights);
  return {
    ...line,
    net,
    discount,
    tax,
    amount: addMoney(net, discount),
    total: line.total === line.net ? net : addMoney(net, tax),
    discounts: line.discounts.map((one, at) => ({ ...one, amount: given[at] ?? '0.00' })),
  };
};

/**
 * One instalment of a bill: the instalments from 0 to 100 % add up to the bill, line by line and to the paisa.
 * @param share percentages of the whole, "0" to "33.3333"
 */
export const partOfBill = (bill: Bill, share: BillShare): Bill => {
  const lines = bill.lines.map((line) => partOfLine(line, share));
  const sum = (key: 'amount' | 'discount' | 'tax' | 'total'): Money =>
    sumMoney(lines.map((line) => line[key]));
  return {
    lines,
    particularsTotal: sum('amount'),
    discountTotal: sum('discount'),
    taxTotal: sum('tax'),
    payable: sum('total'),
  };
};
