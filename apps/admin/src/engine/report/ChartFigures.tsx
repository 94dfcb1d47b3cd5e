import { useTranslate } from 'react-admin';
import type { Report, ReportGroup } from '@school/kernel';
import type { ReportWords } from './use-report-words.ts';

interface ChartFiguresProps {
  readonly chart: NonNullable<Report['chart']>;
  readonly words: Pick<ReportWords, 'title' | 'column'>;
  readonly points: readonly Pick<ReportGroup, 'value' | 'totals'>[];
  readonly nameOf: (value: string | null | undefined) => string;
}

/** The figures of a chart, in a table that only screen readers encounter. */
export const ChartFigures = ({ chart, words, points, nameOf }: ChartFiguresProps) => {
  const translate = useTranslate();
  const values: readonly string[] = chart.values;
  // A table is never narrower than its words: what is around it hides it.
  return (
    <div className="s-visually-hidden">
      <table>
        <caption>{translate('engine.report.chart', { name: words.title })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.column(chart.category)}</th>
            {values.map((key) => (
              <th key={key} scope="col">
                {words.column(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ value, totals }) => (
            <tr key={value ?? ''}>
              <th scope="row">{nameOf(value)}</th>
              {values.map((key) => (
                <td key={key}>{totals[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
