import type { Expression, Operator } from '../tree/expression.ts';
import type { ValueKind } from '../field/field-type.ts';
import { pick, type Random } from './random.ts';
import { specimenAmounts, specimenDays, specimenTexts } from './specimen.ts';

type Kind = Extract<ValueKind, 'text' | 'number' | 'flag' | 'date'>;
type Make = (random: Random, depth: number) => Expression;

const fields: { readonly [K in Kind]: readonly string[] } = {
  text: ['name', 'note', 'kind', 'place.city'],
  number: ['count', 'rank', 'amount', 'share', 'place.floor'],
  flag: ['active'],
  date: ['born', 'joined'],
};

const constants: { readonly [K in Kind]: readonly (string | number | boolean | null)[] } = {
  text: [...specimenTexts, null],
  number: [...specimenAmounts, 0, 1, 3, -7, '0.5', '33.3333', null],
  flag: [true, false, null],
  date: [...specimenDays, null],
};

const leaf = (random: Random, kind: Kind): Expression => {
  if (kind === 'date' && random(5) === 0) return { today: true };
  return random(4) === 0 ? { value: pick(random, constants[kind]) } : { field: pick(random, fields[kind]) };
};

const call = (op: Operator, ...args: readonly Expression[]): Expression => ({ op, args });

/** At least one side reads a field, so that a constant can take its kind from it. */
const comparison: Make = (random, depth) => {
  const kind = pick(random, ['text', 'number', 'date'] as const);
  const op = pick(random, ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'] as const);
  return call(op, { field: pick(random, fields[kind]) }, randomExpression(random, kind, depth - 1));
};

const membership: Make = (random) => {
  const kind = pick(random, ['text', 'number', 'date'] as const);
  const value = Array.from({ length: random(4) }, () => pick(random, constants[kind]));
  return call('in', { field: pick(random, fields[kind]) }, { value });
};

const branch =
  (kind: Kind): Make =>
  (random, depth) => {
    const inner = (of: Kind): Expression => randomExpression(random, of, depth - 1);
    const first: Expression = { field: pick(random, fields[kind]) };
    return random(2) === 0
      ? call('coalesce', first, inner(kind))
      : call('if', inner('flag'), first, inner(kind));
  };

const makers: { readonly [K in Kind]: readonly Make[] } = {
  flag: [
    comparison,
    comparison,
    membership,
    (random, depth) =>
      call(
        pick(random, ['and', 'or'] as const),
        ...Array.from({ length: random(4) }, () => randomExpression(random, 'flag', depth - 1)),
      ),
    (random, depth) => call('not', randomExpression(random, 'flag', depth - 1)),
    (random) =>
      call('empty', { field: pick(random, ['tags', ...fields.text, ...fields.number, ...fields.date]) }),
  ],
  number: [
    (random, depth) => {
      const op = pick(random, ['add', 'subtract', 'multiply', 'divide'] as const);
      return call(op, { field: pick(random, fields.number) }, randomExpression(random, 'number', depth - 1));
    },
    (random, depth) => call('round', randomExpression(random, 'number', depth - 1), { value: random(4) }),
    (random) => call('length', { field: pick(random, ['tags', ...fields.text]) }),
    (random, depth) =>
      call('days', { field: pick(random, fields.date) }, randomExpression(random, 'date', depth - 1)),
    (random, depth) =>
      call('years', { field: pick(random, fields.date) }, randomExpression(random, 'date', depth - 1)),
    branch('number'),
  ],
  text: [
    (random, depth) => {
      const kinds = Array.from({ length: 1 + random(3) }, () =>
        pick(random, ['text', 'number', 'date'] as const),
      );
      return call(
        'concat',
        { value: ' ' },
        ...kinds.map((kind) => randomExpression(random, kind, depth - 1)),
      );
    },
    (random, depth) => call('lower', randomExpression(random, 'text', depth - 1)),
    branch('text'),
  ],
  date: [branch('date')],
};

/** An expression over the specimen whose value has the given kind. */
export const randomExpression = (random: Random, kind: Kind, depth = 3): Expression =>
  depth <= 0 || random(4) === 0 ? leaf(random, kind) : pick(random, makers[kind])(random, depth);

export const expressionKinds: readonly Kind[] = ['text', 'number', 'flag', 'date'];
