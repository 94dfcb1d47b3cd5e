import { useState, type ReactNode } from 'react';
import { useView } from '../../engine/blocks/use-view.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChartCard } from './ChartCard.tsx';
import type { ChartShape } from './chart-series.ts';
import { HalfYearChoice } from './HalfYearChoice.tsx';
import { halfYearsOf, rowsOfHalf } from './half-years.ts';
import { seriesOf, type ChartView } from './chart-views.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly chart: ChartView;
  readonly shape: ChartShape;
  readonly tools?: ReactNode;
}

/** A card that draws a view, or describes what will be shown while it has no rows. */
export const ViewChartCard = ({ id, title, chart, shape, tools }: Props) => {
  const text = useText();
  const { data, isLoading } = useView(chart.view, {});
  const subtitle = text(chart.subtitle);
  const [half, setHalf] = useState('');
  const rows = data?.rows ?? [];
  const halves = chart.category === 'month' ? halfYearsOf(rows) : [];
  const series = seriesOf(chart, halves.length > 0 ? rowsOfHalf(rows, half) : rows, {
    name: subtitle,
    language: text.language.tag,
  });
  const [from, to] = [series.points[0]?.label, series.points.at(-1)?.label];
  const span = from === to ? [] : [text('dashboard.span', { from: from ?? '', to: to ?? '' })];
  return (
    <ChartCard
      id={id}
      title={title}
      subtitle={subtitle}
      series={series}
      shape={shape}
      caption={[title, subtitle, ...span].join(', ')}
      loading={isLoading}
      empty={text(chart.empty)}
      tools={
        halves.length > 0 ? (
          <div className="d-tools">
            <HalfYearChoice halves={halves} chosen={half} onChoose={setHalf} />
            {tools}
          </div>
        ) : (
          tools
        )
      }
    />
  );
};
