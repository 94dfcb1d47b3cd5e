import { DayOrders, plainDay } from './typed-day.ts';

const context = { today: '2026-03-09', locale: 'en', dateOrder: 'YMD' } as const;

describe('typed days', () => {
  it.each([
    ['2024-02-29', 'DMY', '2024-02-29'],
    ['29/02/2024', 'DMY', '2024-02-29'],
    ['02/29/2024', 'MDY', '2024-02-29'],
    ['02/29/2024', 'DMY', '2024-02-29'],
    ['05/06/2024', 'DMY', '2024-06-05'],
    ['05/06/2024', 'MDY', '2024-05-06'],
    ['5-Jun-24', 'MDY', '2024-06-05'],
    ['June 5, 2024', 'DMY', '2024-06-05'],
    ['2024-06-05T00:00:00', 'DMY', '2024-06-05'],
    ['5.6.2024 00:00', 'DMY', '2024-06-05'],
    [45_351, 'YMD', '2024-02-29'],
    ['30/02/2024', 'DMY', null],
    [5, 'YMD', null],
    ['soon', 'DMY', null],
  ] as const)('%j in the order %s is %j', (cell, order, day) => {
    expect(plainDay(cell, order, context)).toBe(day);
  });

  it('tell the order of their column', () => {
    const orders = new DayOrders();
    ['01/02/2024', '31/12/2023', ' 03/04/2024'].forEach((day) => orders.look('Joined', day));
    orders.look('Left', '12/31/2023');
    orders.look('Born', '01/02/1990');
    expect(orders.of('Joined', 'YMD', 'en')).toBe('DMY');
    expect(orders.of('Left', 'DMY', 'en')).toBe('MDY');
    expect(['YMD', 'MDY'].map((order) => orders.of('Born', order as 'YMD', 'en'))).toEqual(['DMY', 'MDY']);
    expect(orders.of('Born', 'YMD', 'en-US')).toBe('MDY');
  });
});
