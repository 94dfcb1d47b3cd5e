import { quoteName } from '@school/kernel';

/** How the values of a column are converted to another type. */
export interface Retype {
  readonly from: string;
  readonly to: string;
  /** SQL of the new value. */
  readonly using: string;
  /** Whether a value may not fit; such a change needs the developer's consent and rows that fit. */
  readonly narrows: boolean;
  /** SQL that is true for rows whose value would be lost; without it PostgreSQL's own refusal has to suffice. */
  readonly misfit?: string;
}

interface Parsed {
  readonly base: string;
  readonly numbers: readonly number[];
}

const parse = (type: string): Parsed => {
  const match = /^(.*?)(?:\((\d+)(?:,(-?\d+))?\))?(\[\])?$/.exec(type);
  return {
    base: `${match?.[1] ?? type}${match?.[4] ?? ''}`,
    numbers: [match?.[2], match?.[3]].filter((part) => part !== undefined).map(Number),
  };
};

/** Integer digits of the widest value, where the type has a bound. */
const wholeDigits: Readonly<Record<string, number>> = { smallint: 5, integer: 10, bigint: 19 };
const largest: Readonly<Record<string, string>> = {
  smallint: '32767',
  integer: '2147483647',
  bigint: '9223372036854775807',
};
const isNumber = (base: string): boolean => base === 'numeric' || base in wholeDigits;

interface Room {
  readonly whole: number;
  readonly scale: number;
}
const roomOf = ({ base, numbers: [precision, scale = 0] }: Parsed): Room => {
  if (base !== 'numeric') return { whole: wholeDigits[base] ?? 0, scale: 0 };
  return precision === undefined ? { whole: Infinity, scale: Infinity } : { whole: precision - scale, scale };
};

const numberMisfit = (column: string, to: Parsed, { whole, scale }: Room): string =>
  to.base === 'numeric'
    ? `abs(${column}) >= 1e${whole} OR ${column} <> round(${column}, ${scale})`
    : `abs(${column}) > ${largest[to.base]} OR ${column} <> trunc(${column})`;

type Change = Omit<Retype, 'from' | 'to'>;

const betweenNumbers = (column: string, from: Parsed, to: Parsed, type: string): Change => {
  const [before, after] = [roomOf(from), roomOf(to)];
  const narrows = after.whole < before.whole || after.scale < before.scale;
  return {
    using: `${column}::${type}`,
    narrows,
    ...(narrows ? { misfit: numberMisfit(`${column}::numeric`, to, after) } : {}),
  };
};

const toText = (column: string, from: Parsed, to: Parsed): Change => {
  const [length] = to.numbers;
  const fits =
    length === undefined || (from.base === 'character varying' && (from.numbers[0] ?? Infinity) <= length);
  // Without the length in the cast, a text that is too long is refused instead of truncated.
  const using = `${column}::${to.base}`;
  return fits
    ? { using, narrows: false }
    : { using, narrows: true, misfit: `char_length(${column}::text) > ${length}` };
};

const isText = (base: string): boolean => base === 'character varying' || base === 'text';

/** Changes between families that keep every value. */
const lossless: Readonly<Record<string, string>> = {
  'date>timestamp with time zone': '$::timestamp with time zone',
  'timestamp without time zone>timestamp with time zone': `$ AT TIME ZONE 'UTC'`,
  'text>text[]': `CASE WHEN $ = '' THEN '{}' ELSE ARRAY[$] END`,
  'character varying>text[]': `CASE WHEN $ = '' THEN '{}' ELSE ARRAY[$::text] END`,
  'json>jsonb': '$::jsonb',
  'text[]>jsonb': 'to_jsonb($)',
  'text>jsonb': 'to_jsonb($)',
  'character varying>jsonb': 'to_jsonb($)',
  'boolean>integer': '$::integer',
};

/** Changes that may meet a value without a counterpart; what does not fit is named where SQL can express it. */
const lossy: Readonly<Record<string, { readonly using: string; readonly misfit?: string }>> = {
  'timestamp with time zone>date': { using: '$::date', misfit: '$ <> $::date' },
  'integer>boolean': { using: '$::boolean', misfit: '$ NOT IN (0, 1)' },
};

const fill = (pattern: string, column: string): string => pattern.replaceAll('$', () => column);

const betweenFamilies = (column: string, from: Parsed, to: Parsed, type: string): Change | undefined => {
  const key = `${from.base}>${to.base}`;
  const kept = lossless[key];
  if (kept) return { using: fill(kept, column), narrows: false };
  const lost = lossy[key];
  if (lost) {
    const misfit = lost.misfit ? { misfit: fill(lost.misfit, column) } : {};
    return { using: fill(lost.using, column), narrows: true, ...misfit };
  }
  return isText(from.base) ? { using: `NULLIF(btrim(${column}), '')::${type}`, narrows: true } : undefined;
};

/**
 * How a column changes its type while keeping its values; types as `format_type` prints them. Undefined where no conversion
 * makes sense: then the field needs another name and a hand-written migration.
 */
export const retypeOf = (name: string, from: string, to: string): Retype | undefined => {
  const [column, before, after] = [quoteName(name), parse(from), parse(to)];
  const change =
    isNumber(before.base) && isNumber(after.base)
      ? betweenNumbers(column, before, after, to)
      : isText(after.base)
        ? toText(column, before, after)
        : betweenFamilies(column, before, after, to);
  return change && { from, to, ...change };
};
