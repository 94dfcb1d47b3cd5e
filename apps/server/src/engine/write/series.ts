import { seriesParts } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import type { Writer } from './writer.ts';

/**
 * The next numbers of all series of the resource. The counter row stays locked until the transaction ends, so that a
 * rollback leaves no gap and two writers never get the same number.
 */
export const nextNumbers = async ({ work, resource }: Writer): Promise<RecordValues> => {
  const numbers: Record<string, string> = {};
  for (const [key, field] of Object.entries(resource.fields)) {
    if (field.type !== 'series') continue;
    const { prefix, digits, suffix } = seriesParts(field.pattern, work.context.today);
    const [row] = await work.transaction.query<{ last: string }>({
      name: 'series_next',
      text: `INSERT INTO series_counter (series, prefix, last) VALUES ($1, $2, 1)
        ON CONFLICT (series, prefix) DO UPDATE SET last = series_counter.last + 1 RETURNING last`,
      values: [`${resource.key}.${key}`, prefix],
    });
    numbers[key] = `${prefix}${String(row?.last).padStart(digits, '0')}${suffix}`;
  }
  return numbers;
};
