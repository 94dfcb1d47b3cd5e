import {
  add,
  all,
  any,
  concat,
  divide,
  eq,
  field,
  gt,
  is,
  isEmpty,
  isOneOf,
  lower,
  multiply,
  not,
  round,
  subtract,
  today,
  when,
  days,
  years,
  type Expression,
} from '../tree/expression.ts';
import { evaluate } from './evaluate.ts';
import { fieldsRead, readsToday } from './fields.ts';

const context = { today: '2026-02-03' };
const row = {
  pay: '10.00',
  name: 'Ali',
  none: null,
  count: 3,
  address: { city: 'Lahore' },
  head: 7,
  _expand: { head: { id: 7, name: 'Sana' } },
  tags: [],
};
const value = (expression: Expression): unknown => evaluate(expression, row, context);

describe('evaluate', () => {
  it('compares numbers as numbers and texts as texts', () => {
    expect(value(gt(field('pay'), '9'))).toBe(true);
    expect(value(gt(field('name'), 'Al'))).toBe(true);
    expect(value(eq(field('pay'), 10))).toBe(true);
  });

  it('knows three truths', () => {
    expect(value(is('none', null))).toBeNull();
    expect(value(not(is('none', 'x')))).toBeNull();
    expect(value(all(is('none', 'x'), false))).toBe(false);
    expect(value(any(is('none', 'x'), true))).toBe(true);
    expect(value(all())).toBe(true);
    expect(value(any())).toBe(false);
    expect(value(isOneOf('name', ['Ali', null]))).toBe(true);
    expect(value(isOneOf('name', ['Zoe', null]))).toBeNull();
    expect(value(when(is('none', 'x'), 1, 2))).toBe(2);
    expect(value(isEmpty('tags'))).toBe(true);
  });

  it('calculates exactly', () => {
    expect(value(add('0.1', '0.2'))).toBe('0.3');
    expect(value(multiply(field('pay'), field('count')))).toBe('30');
    expect(value(round('-2.345', 2))).toBe('-2.35');
    expect(value(divide(1, 3))).toBe('0.3333333333');
    expect(value(divide(1, 0))).toBeNull();
    expect(value(subtract(field('none'), 1))).toBeNull();
  });

  it('joins what is there', () => {
    expect(value(concat(', ', field('name'), field('none'), '', field('address.city')))).toBe('Ali, Lahore');
    expect(value(lower('name'))).toBe('name');
  });

  it('counts whole years', () => {
    expect(value(years('2000-02-29', '2001-02-28'))).toBe(0);
    expect(value(years('2000-02-29', '2001-03-01'))).toBe(1);
    expect(value(years('2000-01-01', today))).toBe(26);
    expect(value(years('2026-03-01', today))).toBe(0);
    expect(value(days('2026-02-27', '2026-03-01'))).toBe(2);
    expect(value(days('2026-03-01', '2026-02-27'))).toBe(-2);
  });

  it('follows references that the row carries and says when it does not', () => {
    expect(value(field('head.name'))).toBe('Sana');
    expect(() => value(field('head.grade.name'))).not.toThrow();
    expect(() => evaluate(field('head.name'), { head: 7 }, context)).toThrow('does not carry');
    expect(evaluate(field('head.name'), { head: null }, context)).toBeNull();
  });

  it('tells what it reads', () => {
    const expression = all(is('name', 'x'), gt(field('head.name'), field('name')), eq(field('born'), today));
    expect(fieldsRead(expression)).toEqual(['name', 'head.name', 'born']);
    expect(readsToday(expression)).toBe(true);
    expect(readsToday(is('name', 'x'))).toBe(false);
  });
});
