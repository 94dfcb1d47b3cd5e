import type { SeriesParts } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';

const series = 'payslip.number';

/** Numbers that a transaction reserves until it ends. */
export interface ReservedNumbers {
  readonly shape: SeriesParts;
  /** The first of them. */
  readonly first: number;
}

/** A number as printed. */
export const numberText = ({ shape, first }: ReservedNumbers, place: number): string =>
  `${shape.prefix}${String(first + place).padStart(shape.digits, '0')}${shape.suffix}`;

/**
 * Takes the next numbers of a series. Its counter stays locked until the transaction ends, so numbers that are rolled back
 * are reused and none is ever missing.
 */
export const reserveNumbers = async (
  { transaction }: Work,
  shape: SeriesParts,
  count: number,
): Promise<ReservedNumbers> => {
  const [row] = await transaction.query<{ last: string }>({
    name: 'payslip_numbers_reserve',
    text: `INSERT INTO series_counter (series, prefix, last) VALUES ($1, $2, $3)
      ON CONFLICT (series, prefix) DO UPDATE SET last = series_counter.last + excluded.last RETURNING last`,
    values: [series, shape.prefix, count],
  });
  return { shape, first: Number(row?.last) - count + 1 };
};

/**
 * Closes the gaps left by payslips that were not generated after all: the others move up, the rest is returned to the
 * counter.
 */
export const closeGaps = async (
  { transaction }: Work,
  reserved: ReservedNumbers,
  ids: readonly number[],
): Promise<void> => {
  await transaction.query({
    name: 'payslip_numbers_close',
    text: `UPDATE payslip s SET number = n.number FROM unnest($1::bigint[], $2::text[]) AS n (id, number)
      WHERE s.id = n.id AND s.number <> n.number`,
    values: [ids, ids.map((_, place) => numberText(reserved, place))],
  });
  await transaction.query({
    name: 'payslip_numbers_return',
    text: 'UPDATE series_counter SET last = $3 WHERE series = $1 AND prefix = $2',
    values: [series, reserved.shape.prefix, reserved.first + ids.length - 1],
  });
};
