import type { FilterOperator } from '../tree/filter.ts';
import { dateWords } from '../field/calendar/date-words.ts';
import { operatorsOf } from '../filter/operand.ts';
import { resolvePath } from '../resource/paths.ts';
import { pick, type Random } from './random.ts';
import { specimen, specimenAmounts, specimenCatalogue, specimenDays, specimenTexts } from './specimen.ts';

const values: Readonly<Record<string, readonly unknown[]>> = {
  name: specimenTexts,
  note: specimenTexts,
  'place.city': specimenTexts,
  kind: ['A', 'B', 'C'],
  tags: ['RED', 'GREEN', 'BLUE'],
  count: [-4, 0, 1, 3],
  'place.floor': [0, 1, 4],
  amount: [...specimenAmounts, '9.999', 10, 9.5],
  share: ['12.5', 100, '33.3333'],
  active: [true, false],
  born: specimenDays,
  starts: ['08:30', '08:30:00', '23:59:59'],
  seen: ['2026-02-03T00:00:00Z', '2026-02-03', '2025-12-31T23:59:59.999Z', '2026-02-03T05:00:00+05:00'],
};

const operand = (random: Random, key: string, operator: FilterOperator): unknown => {
  const isList = operator === 'in' || operator === 'nin';
  const of = (values[key] ?? []).filter((value) => !(isList && key === 'seen' && value === '2026-02-03'));
  if (operator === 'empty') return random(2) === 0;
  if (isList) {
    return Array.from({ length: random(4) }, () =>
      random(6) === 0 && key !== 'tags' ? null : pick(random, of),
    );
  }
  const isPlain = operator === 'eq' || operator === 'ne';
  if (isPlain && random(6) === 0) return null;
  const isDay = key === 'born' || key === 'seen';
  return isDay && random(4) === 0
    ? { $date: pick(random, [...dateWords, 'last7Days', 'next45Days']) }
    : pick(random, of);
};

const term = (random: Random): Readonly<Record<string, unknown>> => {
  const key = pick(random, Object.keys(values));
  const field = resolvePath(specimen, key, specimenCatalogue)?.field;
  const operator = pick(random, field ? operatorsOf(field) : []);
  return { [operator === 'eq' ? key : `${key}_${operator}`]: operand(random, key, operator) };
};

/** A filter over the specimen, as it comes over the wire. */
export const randomFilter = (random: Random, depth = 2): Readonly<Record<string, unknown>> => {
  const roll = random(8);
  if (depth > 0 && roll < 3) {
    const inner = Array.from({ length: random(4) }, () => randomFilter(random, depth - 1));
    return { ...term(random), [roll === 0 ? '_and' : '_or']: inner };
  }
  if (roll === 3) return { q: pick(random, ['ali', 'ALI k', 'a_', '%', '\\', 'zoë', '1', '', ' a  b ']) };
  return term(random);
};
