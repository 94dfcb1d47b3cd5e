/** How often each value was given to a question. */
export type ValueCounts = Readonly<Record<string, number>>;

/**
 * Below this number of answers those of an anonymous form stay hidden, so that nobody can be identified by them (FRM-3).
 */
export const anonymousLeast = 3;

const hundredths = (over: number, under: number): string => {
  const all = Math.floor((over * 200 + under) / (under * 2));
  return `${Math.floor(all / 100)}.${String(all % 100).padStart(2, '0')}`;
};

/** The average of marks, rounded half up to two decimals; null without any (FRM-3). */
export const averageOf = (counts: ValueCounts): string | null => {
  let [sum, marks] = [0, 0];
  for (const [mark, times] of Object.entries(counts)) {
    sum += Number(mark) * times;
    marks += times;
  }
  return marks === 0 ? null : hundredths(sum, marks);
};

/** Answers as a percentage of those who were asked, to two decimals; null when nobody was (FRM-4). */
export const responseRate = (responses: number, asked: number): string | null =>
  asked === 0 ? null : hundredths(responses * 100, asked);
