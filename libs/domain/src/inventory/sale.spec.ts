import { saleTotals } from './sale.ts';
import type { Sale } from './sale.ts';

const goods: Sale = {
  items: [
    { quantity: '2', rate: '250.00' },
    { quantity: '1', rate: '300.00' },
  ],
  discounts: [],
  charges: [],
  taxPercent: '0',
};
const totals = (more: Partial<Sale>) => saleTotals({ ...goods, ...more });

describe('the totals of an invoice', () => {
  it('take discounts of the goods, add charges, and tax what is left (INV-11)', () => {
    const sale = {
      discounts: [{ kind: 'PERCENT', value: '10' }],
      charges: [{ amount: '20' }],
      taxPercent: '5',
    } as const;
    expect(totals(sale)).toEqual({
      ok: true,
      value: {
        itemsTotal: '800.00',
        discountTotal: '80.00',
        chargeTotal: '20.00',
        taxTotal: '37.00',
        total: '777.00',
      },
    });
  });

  it('refuse discounts above the goods, not those of all of them (INV-11)', () => {
    expect(totals({ discounts: [{ kind: 'AMOUNT', value: '800.01' }] })).toMatchObject({
      ok: false,
      error: { code: 'DISCOUNT_TOO_HIGH' },
    });
    expect(totals({ discounts: [{ kind: 'PERCENT', value: '100' }] })).toMatchObject({
      ok: true,
      value: { total: '0.00' },
    });
  });

  it('round each line for itself', () => {
    const items = [
      { quantity: '0.333', rate: '10.00' },
      { quantity: '0.333', rate: '10.00' },
    ];
    expect(totals({ items })).toMatchObject({ value: { itemsTotal: '6.66' } });
  });
});
