import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  oneof,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check';
import {
  asHtml,
  birthdaysOn,
  emptyTokens,
  filledText,
  formatAmount,
  isQuiet,
  phoneNumber,
  reach,
  smsParts,
  tokensIn,
  unknownTokens,
} from '../index.ts';
import type { MessagePerson, ReachRules } from '../index.ts';

describe('parts of a text message (SMS-3)', () => {
  it.each([
    ['a'.repeat(160), 'GSM7', 160, 1],
    ['a'.repeat(161), 'GSM7', 161, 2],
    ['a'.repeat(306), 'GSM7', 306, 2],
    ['a'.repeat(307), 'GSM7', 307, 3],
    [`€${'a'.repeat(159)}`, 'GSM7', 161, 2],
    ['ب'.repeat(70), 'UCS2', 70, 1],
    ['ب'.repeat(71), 'UCS2', 71, 2],
    ['[ok]', 'GSM7', 6, 1],
    ['', 'GSM7', 0, 0],
  ])('are counted: %#', (text, encoding, units, parts) => {
    expect(smsParts(text)).toEqual({ encoding, units, parts });
  });

  it('never get fewer when a text grows', () => {
    assert(
      property(string({ maxLength: 400 }), string({ maxLength: 40 }), (text, more) => {
        expect(smsParts(text + more).parts).toBeGreaterThanOrEqual(smsParts(text).parts);
      }),
    );
  });
});

describe('numbers (SMS-2)', () => {
  it.each([
    ['0300 1234567', '+923001234567'],
    ['+923001234567', '+923001234567'],
    ['0092-300-1234567', '+923001234567'],
    ['923001234567', '+923001234567'],
    ['300 1234567', '+923001234567'],
    ['call me', undefined],
    ['12', undefined],
    ['+0300', undefined],
  ])('of %s are %s', (typed, whole) => {
    expect(phoneNumber(typed, '92')).toBe(whole);
  });

  it('that are whole already stay what they are', () => {
    assert(
      property(stringMatching(/^0?3\d{9}$/), (typed) => {
        const whole = phoneNumber(typed, '92');
        expect(phoneNumber(whole ?? '', '92')).toBe(whole);
      }),
    );
  });
});

describe('texts with names', () => {
  const text = 'Dear {{guardian.fullName}}, {{ student.firstName }} owes {{fee.balance}}';
  it('are filled in (TPL-3)', () => {
    const values = {
      'guardian.fullName': 'Ali Khan',
      'student.firstName': 'Sara',
      'fee.balance': formatAmount('5200', 'PKR'),
    };
    expect(filledText(text, values)).toBe('Dear Ali Khan, Sara owes 5,200.00');
    expect(filledText(text, { ...values, 'student.firstName': '{{fee.balance}}' })).toBe(
      'Dear Ali Khan, {{fee.balance}} owes 5,200.00',
    );
  });

  it('say which names they use, which they may not, and for which there is nothing (TPL-1, TPL-2)', () => {
    expect(tokensIn(text)).toEqual(['guardian.fullName', 'student.firstName', 'fee.balance']);
    expect(unknownTokens(text, ['student.firstName'])).toEqual(['guardian.fullName', 'fee.balance']);
    expect(emptyTokens(text, { 'fee.balance': '1.00' })).toEqual(['guardian.fullName', 'student.firstName']);
    expect(asHtml(`<b>'5' & "6"</b>\nx`)).toBe('&lt;b&gt;&#39;5&#39; &amp; &quot;6&quot;&lt;/b&gt;<br>\nx');
  });
});

it.each([
  ['21:00:00', '07:00:00', '23:10', true],
  ['21:00:00', '07:00:00', '06:59', true],
  ['21:00:00', '07:00:00', '07:00', false],
  ['13:00', '14:00', '13:30', true],
  ['13:00', '14:00', '12:59', false],
  [null, '07:00', '03:00', false],
  ['07:00', '07:00', '07:00', false],
])('quiet from %s to %s: at %s %s', (from, to, time, quiet) => {
  expect(isQuiet({ from, to }, time)).toBe(quiet);
});

it('keeps birthdays of 29 February on the day before where there is none (SMS-5)', () => {
  expect(birthdaysOn('2025-02-28')).toEqual(['02-28', '02-29']);
  expect(birthdaysOn('2024-02-28')).toEqual(['02-28']);
  expect(birthdaysOn('1900-02-28')).toEqual(['02-28', '02-29']);
  expect(birthdaysOn('2000-02-28')).toEqual(['02-28']);
});

const rules: ReachRules = { channel: 'EMAIL', country: '92', unsubscribed: new Set() };
const person = (key: string, address: string | null, more: Partial<MessagePerson> = {}): MessagePerson => ({
  key,
  address,
  wards: [],
  optedOut: false,
  disabled: false,
  ...more,
});

describe('who is reached (MAI-2)', () => {
  it('of 126 people are 106: 10 have no address, 4 have unsubscribed, 12 share 6', () => {
    const people = [
      ...Array.from({ length: 10 }, (_, n) => person(`N:${n}`, n % 2 ? null : ' ')),
      ...Array.from({ length: 4 }, (_, n) => person(`U:${n}`, `u${n}@home.example`)),
      ...Array.from({ length: 12 }, (_, n) =>
        person(`S:${n}`, n % 2 ? `S${Math.floor(n / 2)}@home.example` : `s${n / 2}@home.example`, {
          wards: [`Ward ${n}`],
        }),
      ),
      ...Array.from({ length: 100 }, (_, n) => person(`P:${n}`, `p${n}@home.example`)),
    ];
    const unsubscribed = new Set(['u0', 'u1', 'u2', 'u3'].map((name) => `${name}@home.example`));
    const all = reach(people, { ...rules, unsubscribed });
    const count = (reason: string | null): number => all.filter((one) => one.reason === reason).length;
    expect([count(null), count('NO_ADDRESS'), count('UNSUBSCRIBED'), count('DUPLICATE')]).toEqual([
      106, 10, 4, 6,
    ]);
    expect(all.find(({ key }) => key === 'S:0')?.wards).toEqual(['Ward 0', 'Ward 1']);
  });

  it('tells one text of two ways to write a number, and names what is no address', () => {
    const sms = reach(
      [
        person('G:1', '0300 1234567'),
        person('G:2', '+923001234567'),
        person('G:3', 'none'),
        person('G:4', '0300 7654321', { optedOut: true }),
        person('E:1', '0300 1111111', { disabled: true }),
      ],
      { ...rules, channel: 'SMS' },
    );
    expect(sms.map(({ reason }) => reason)).toEqual([null, 'DUPLICATE', 'INVALID', 'OPTED_OUT', 'DISABLED']);
  });

  it('goes to no address twice, leaves nobody out unseen, and counts whom it leaves out', () => {
    const one = record({
      address: oneof(constant(null), constantFrom('a@x.example', 'A@x.example', 'b@x.example', 'bad')),
      optedOut: boolean(),
      disabled: boolean(),
    });
    assert(
      property(array(one, { maxLength: 30 }), (drawn) => {
        const people = drawn.map(({ address, ...more }, n) => person(`P:${n}`, address, more));
        const all = reach(people, rules);
        const sent = all.filter(({ reason }) => reason === null).map(({ address }) => address);
        expect(all).toHaveLength(people.length);
        expect(new Set(sent).size).toBe(sent.length);
      }),
    );
  });
});
