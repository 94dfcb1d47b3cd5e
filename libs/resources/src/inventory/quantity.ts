import { add, divide, f, field, multiply, round, subtract } from '@school/kernel';

/** Counted or weighed: three decimals. */
export const quantity = <const O extends object>(more: O) => ({
  ...f.decimal({ precision: 14, scale: 3 }),
  ...more,
});
/** A quantity that only the server counts. */
export const counted = (label: string) => quantity({ label, required: true, readOnly: true, default: '0' });
/** The price of one unit. */
export const price = (label: string) =>
  f.money({ label, level: 'basic', required: true, min: '0', default: '0', noSum: true });
export const percent = (label: string) =>
  f.percent({ label, required: true, min: '0', max: '100', scale: 2, default: '0' });

/** Amount of a line: the goods after discount, rounded, and the tax on that, rounded separately (INV-7). */
export const lineMoney = (goods: 'orderedQty' | 'acceptedQty') => {
  const net = round(
    divide(multiply(field(goods), field('unitPrice'), subtract(100, field('discountPercent'))), 100),
    2,
  );
  const tax = round(divide(multiply(net, field('taxPercent')), 100), 2);
  return {
    amount: f.computed({ as: 'money', level: 'basic', value: net }),
    taxAmount: f.computed({ label: 'Tax', as: 'money', level: 'basic', value: tax }),
    lineTotal: f.computed({ label: 'Total', as: 'money', level: 'basic', value: add(net, tax) }),
  } as const;
};
