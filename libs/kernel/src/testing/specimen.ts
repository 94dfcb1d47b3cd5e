import { masterData } from '../access/access.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { f } from '../field/f.ts';
import { defineResource } from '../resource/define.ts';
import type { AnyResource } from '../resource/definition.ts';
import { pick, type Random } from './random.ts';

/** A resource with a field of every comparable kind, for comparing browser and database on random rows. */
export const specimen: AnyResource = defineResource('specimen', {
  module: 'testing',
  label: ['Specimen', 'Specimens'],
  fields: {
    name: f.text({ search: true, index: true }),
    note: f.longText({ search: true }),
    kind: f.choice({ A: 'Kind A', B: 'Kind B', C: 'Kind C' }),
    tags: f.choices({ RED: 'Red', GREEN: 'Green', BLUE: 'Blue' }),
    count: f.int(),
    rank: f.int({ search: true }),
    amount: f.money({ level: 'basic' }),
    share: f.percent(),
    active: f.flag(),
    born: f.date(),
    joined: f.date(),
    starts: f.time(),
    seen: f.dateTime(),
    place: f.group({ city: f.text(), floor: f.int() }),
  },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Testing'),
});

export const specimenCatalogue = createCatalogue({
  resources: [specimen],
  reports: [],
  documents: [],
  screens: [],
  privileges: [],
  menu: [],
});

const texts = [
  '',
  'ali',
  'Ali',
  'ALI khan',
  'a_b',
  'a%b',
  'a\\b',
  '  ',
  "o'neil",
  'Zoë',
  'zz',
  '10',
  '9.50',
  'ß',
  '𝒳y',
  'Straße',
];
const days = [
  '2024-02-29',
  '2023-02-28',
  '2024-03-01',
  '2000-01-01',
  '1999-12-31',
  '2026-02-03',
  '2026-02-28',
  '2027-07-15',
];
const amounts = ['0.00', '10.00', '9.99', '-10.00', '9.50', '12345678901.23', '-0.01', '1000.00'];

type Row = Readonly<Record<string, unknown>>;

/** A row as the calls return it; every field is null now and then. */
export const randomSpecimen = (random: Random): Row => {
  const maybe = (value: unknown): unknown => (random(5) === 0 ? null : value);
  return {
    name: maybe(pick(random, texts)),
    note: maybe(pick(random, texts)),
    kind: maybe(pick(random, ['A', 'B', 'C'])),
    tags: ['RED', 'GREEN', 'BLUE'].filter(() => random(2) === 0),
    count: maybe(random(9) - 4),
    rank: maybe(random(30)),
    amount: maybe(pick(random, amounts)),
    share: maybe(pick(random, ['0.0000', '12.5000', '33.3333', '100.0000', '-1.0000'])),
    active: random(2) === 0,
    born: maybe(pick(random, days)),
    joined: maybe(pick(random, days)),
    starts: maybe(pick(random, ['00:00:00', '08:30:00', '23:59:59'])),
    seen: maybe(
      pick(random, ['2026-02-02T19:00:00.000Z', '2026-02-03T00:00:00.000Z', '2025-12-31T23:59:59.999Z']),
    ),
    place: { city: maybe(pick(random, texts)), floor: maybe(random(5)) },
  };
};

/** Values that filters and expressions compare with. */
export const specimenTexts = texts;
export const specimenDays = days;
export const specimenAmounts = amounts;
