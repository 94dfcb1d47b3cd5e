/** A point of a chart: the label below it, and one figure for each line. */
export interface ChartPoint {
  readonly label: string;
  readonly figures: Readonly<Record<string, number>>;
}
export interface ChartSeries {
  readonly names: readonly string[];
  readonly points: readonly ChartPoint[];
}

/** A line for what continues from month to month, bars for separate categories. */
export type ChartShape = 'line' | 'bars';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const figureOf = (value: unknown): number => {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(number) ? number : 0;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `stdataSet` is a list of figures or of named lists of figures. */
const setsOf = (given: unknown): readonly { readonly name: string; readonly data: readonly unknown[] }[] => {
  const sets = listOf(given);
  if (!sets.some(isObject)) return sets.length > 0 ? [{ name: '', data: sets }] : [];
  return sets.filter(isObject).map(({ label, name, data }, at) => ({
    name: String(label ?? name ?? at + 1),
    data: listOf(data),
  }));
};

/**
 * The lines of the Performance card, read from `totalStudentsStates` in the dashboard's answer.
 * @param unnamed the name of a line that has none
 */
export const studentSeries = (data: unknown, unnamed: string): ChartSeries => {
  const states = isObject(data) && isObject(data['totalStudentsStates']) ? data['totalStudentsStates'] : {};
  const sets = setsOf(states['stdataSet']).map(({ name, data: figures }) => ({
    name: name || unnamed,
    data: figures,
  }));
  const labels = listOf(states['stlabels']).map(String);
  return {
    names: sets.map(({ name }) => name),
    points: labels.map((label, at) => ({
      label,
      // A line has a gap only where it explicitly says so.
      figures: Object.fromEntries(
        sets.flatMap(({ name, data: figures }) =>
          figures[at] === null ? [] : [[name, figureOf(figures[at])]],
        ),
      ),
    })),
  };
};
