import { filledAddress } from './opens-address.ts';

describe('an address with parts of a row', () => {
  it.each([
    ['/bills/:id', { id: 7 }, '/bills/7'],
    ['/bills/:id', { id: null }, undefined],
    ['/forms/answer/:form?ward=:child', { form: 3, child: 12 }, '/forms/answer/3?ward=12'],
    ['/forms/answer/:form?ward=:child', { form: 3, child: null }, '/forms/answer/3'],
    ['/forms/answer/:form?ward=:child', { form: '', child: 12 }, undefined],
    ['/lessons?batch=:batch&day=:day', { batch: null, day: 'Mon 3/4' }, '/lessons?day=Mon%203%2F4'],
    ['/forms/manage/:id?tab=results', { id: 3 }, '/forms/manage/3?tab=results'],
  ])('%s of %j is %s', (address, row, filled) => {
    expect(filledAddress(address, row)).toBe(filled);
  });
});
