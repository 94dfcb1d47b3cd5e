import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { ChartSeries, ChartShape } from './chart-series.ts';
import { EmptyChart } from './EmptyChart.tsx';

const DashboardChart = lazy(() => import('./DashboardChart.tsx'));

interface Props {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly series: ChartSeries;
  readonly shape: ChartShape;
  /** A description of the figures for those who cannot see the picture. */
  readonly caption: string;
  readonly loading?: boolean;
  /** What will be shown here once there are figures. */
  readonly empty: string;
  readonly tools?: ReactNode;
}

/** A card with a chart; the drawing is loaded after the page, so that nobody waits for it. */
export const ChartCard = ({
  id,
  title,
  subtitle,
  series,
  shape,
  caption,
  loading = false,
  empty,
  tools,
}: Props) => {
  const text = useText();
  return (
    <section className="d-card" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{subtitle}</p>
        </div>
        {tools}
      </header>
      <div className="d-chart">
        {series.points.length > 0 ? (
          <Suspense fallback={null}>
            <DashboardChart series={series} shape={shape} caption={caption} language={text.language.tag} />
          </Suspense>
        ) : (
          !loading && <EmptyChart words={empty} />
        )}
      </div>
    </section>
  );
};
