import { defineResource, fieldBuilders, type AnyResource } from '@school/kernel';
import { titleOf } from './title-of.ts';

const f = fieldBuilders<string>();

const withTitle = (title: 'name' | 'room' | 'day'): AnyResource =>
  defineResource('desk', {
    module: 'house',
    label: ['Desk', 'Desks'],
    api: 'house/v1/Desk',
    fields: { name: f.text(), room: f.ref('room'), day: f.date() },
    title,
    list: { columns: ['name'] },
    access: { read: ['HouseKeeping'] },
  }) as unknown as AnyResource;

describe('what a record is called in headings', () => {
  it('is its title, and nothing where there is none', () => {
    expect(titleOf(withTitle('name'), { name: 'Window' })).toBe('Window');
    expect(titleOf(withTitle('name'), { name: null })).toBeUndefined();
  });
  it('is a day as days are written everywhere', () => {
    expect(titleOf(withTitle('day'), { day: '2026-11-27' })).toBe('27 November 2026');
  });
  it('is never the number of another record', () => {
    expect(titleOf(withTitle('room'), { room: 6 })).toBeUndefined();
  });
  it('is the word for the other record where it came along', () => {
    expect(titleOf(withTitle('room'), { room: 6, _labels: { room: 'Laboratory' } })).toBe('Laboratory');
  });
});
