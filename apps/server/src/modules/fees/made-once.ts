import type { Work } from '../../engine/behaviour.ts';

/**
 * What everybody needs and the first one makes. Those who need it at the same moment wait for each other, so that the later
 * ones find it instead of making it again.
 */
export const madeOnce = async <T>(
  work: Work,
  find: () => Promise<T | undefined>,
  make: () => Promise<T>,
): Promise<T> => {
  const known = await find();
  if (known !== undefined) return known;
  await work.transaction.query({
    name: 'fees_made_once',
    text: `select pg_advisory_xact_lock(hashtextextended(current_schema() || ':fees-made-once', 0))`,
  });
  return (await find()) ?? make();
};
