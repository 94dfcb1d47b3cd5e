import { useMemo, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ChartCard } from './ChartCard.tsx';
import { overviewSample, sampleMonths, studentSeries } from './chart-series.ts';
import type { ChartSeries } from './chart-series.ts';

const spans = ['month', 'week'] as const;
type Span = (typeof spans)[number];

const overviewOf = (span: Span, name: string, language: string): ChartSeries => ({
  names: [name],
  points: sampleMonths.map((day, at) => ({
    label: day.toLocaleDateString(language, { month: 'long' }),
    figures: { [name]: overviewSample[span][at] ?? 0 },
  })),
});

/** A sample that never changes, and the students of the school. */
export const DashboardCharts = ({ data, loading }: { readonly data: unknown; readonly loading: boolean }) => {
  const text = useText();
  const [span, setSpan] = useState<Span>('month');
  const subtitle = text('dashboard.overviewText');
  const overview = useMemo(() => overviewOf(span, subtitle, text.language.tag), [span, subtitle, text]);
  const students = useMemo(() => studentSeries(data, text('card.students')), [data, text]);
  return (
    <div className="d-charts">
      <ChartCard
        id="overview-title"
        title={text('dashboard.overview')}
        subtitle={subtitle}
        series={overview}
        shape="line"
        caption={`${text('dashboard.overview')}, ${text('dashboard.overviewSpan')}`}
        tools={
          <div className="d-tabs" role="tablist" aria-label={text('dashboard.overview')}>
            {spans.map((each) => (
              <button
                key={each}
                type="button"
                role="tab"
                aria-selected={span === each}
                onClick={() => setSpan(each)}
              >
                {text(`dashboard.${each}`)}
              </button>
            ))}
          </div>
        }
      />
      <ChartCard
        id="performance-title"
        title={text('dashboard.performance')}
        subtitle={text('dashboard.performanceText')}
        series={students}
        shape="bars"
        caption={text('dashboard.performance')}
        loading={loading}
      />
    </div>
  );
};
