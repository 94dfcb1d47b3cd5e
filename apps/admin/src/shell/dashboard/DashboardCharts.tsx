import { useMemo, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useAccount } from '../../session/use-account.ts';
import { ChartCard } from './ChartCard.tsx';
import { studentSeries } from './chart-series.ts';
import { chartViewsOf } from './chart-views.ts';
import { SpanTabs } from './SpanTabs.tsx';
import type { Span } from './SpanTabs.tsx';
import { ViewChartCard } from './ViewChartCard.tsx';

/** Money for those who may read finance, attendance for others; receipts by month, or students and their results. */
export const DashboardCharts = ({ data, loading }: { readonly data: unknown; readonly loading: boolean }) => {
  const text = useText();
  const { actor } = useAccount();
  const [span, setSpan] = useState<Span>('month');
  const views = chartViewsOf(actor);
  const students = useMemo(() => studentSeries(data, text('card.students')), [data, text]);
  const overview = views[span] ?? views.month;
  const isOwn = actor.role === 'STUDENT' || actor.role === 'PARENT';
  return (
    <div className="d-charts">
      {overview ? (
        <ViewChartCard
          id="overview-title"
          title={text('dashboard.overview')}
          chart={overview}
          shape="line"
          tools={views.week ? <SpanTabs span={span} onSpan={setSpan} /> : undefined}
        />
      ) : null}
      {views.performance ? (
        <ViewChartCard
          id="performance-title"
          title={text('dashboard.performance')}
          chart={views.performance}
          shape="bars"
        />
      ) : (
        <ChartCard
          id="performance-title"
          title={text('dashboard.performance')}
          subtitle={text(isOwn ? 'dashboard.resultsByExam' : 'dashboard.studentsByClass')}
          series={students}
          shape="bars"
          caption={text('dashboard.performance')}
          loading={loading}
          empty={text(isOwn ? 'dashboard.noResults' : 'dashboard.noFiguresText')}
        />
      )}
    </div>
  );
};
