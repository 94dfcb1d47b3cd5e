import { f } from '../../field/f.ts';
import { defineReport } from '../../report/define.ts';
import { defineView } from '../../view/define.ts';
import { findingsIn, findingsOf, soundResource } from './fixture.ts';

describe('RES032', () => {
  it('finds totals of what has no sum; whole numbers and amounts have one', () => {
    const fields = {
      name: f.text(),
      beds: f.int(),
      rent: f.money({ level: 'basic' }),
      keeper: f.ref('room'),
    };
    const list = { columns: ['name'], totals: ['beds', 'rent', 'name', 'keeper'] };
    expect(findingsIn('RES032', { fields, list })).toEqual([
      'RES032 house/room list.totals[2]: "name" cannot be added up',
      'RES032 house/room list.totals[3]: "keeper" cannot be added up',
    ]);
  });

  it('finds sums of prices, wherever they would stand', () => {
    const room = soundResource({
      fields: {
        name: f.text(),
        house: f.ref('house'),
        worth: f.money({ level: 'basic' }),
        price: f.money({ level: 'basic', noSum: true }),
      },
      list: { columns: ['name'], totals: ['price'] },
    });
    const sum = { of: 'room', via: 'house', fn: 'sum', as: 'money' } as const;
    const house = soundResource({
      key: 'house',
      fields: {
        name: f.text(),
        worth: f.rollup({ ...sum, field: 'worth' }),
        prices: f.rollup({ ...sum, field: 'price' }),
        dearest: f.rollup({ ...sum, fn: 'max', field: 'price' }),
      },
    });
    const told = { module: 'house', label: 'Rooms' } as const;
    const reports = [
      defineReport('rooms', {
        ...told,
        screen: '/rooms/report',
        from: 'room',
        parameters: {},
        columns: {
          worth: { label: 'Worth', as: 'money', total: true },
          price: { label: 'Price', as: 'money' },
          each: { label: 'Price', as: 'money', value: 'price', total: true },
          all: { label: 'Prices', as: 'money', figure: 'sum:price' },
          dearest: { label: 'Dearest', as: 'money', figure: 'max:price' },
        },
        access: ['HouseKeeping'],
      }),
    ];
    const views = [
      defineView('roomsOfHouse', {
        ...told,
        of: 'room',
        columns: {
          price: {},
          each: { value: 'price', as: 'money', total: true },
          all: { figure: { fn: 'sum', field: 'price' } },
        },
      }),
    ];
    expect(findingsOf('RES032', { resources: [room, house], reports, views })).toEqual([
      'RES032 house/room list.totals[0]: "price" cannot be added up',
      'RES032 house/house fields.prices: "price" cannot be added up',
      'RES032 house/rooms columns.each: "price" cannot be added up',
      'RES032 house/rooms columns.all: "price" cannot be added up',
      'RES032 house/roomsOfHouse columns.each: "price" cannot be added up',
      'RES032 house/roomsOfHouse columns.all: "price" cannot be added up',
    ]);
  });
});
