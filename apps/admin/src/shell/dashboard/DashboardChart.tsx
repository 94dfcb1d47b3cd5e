import { useTheme } from '@mui/material';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { chartColours } from '../../theme/chart-colours.ts';
import type { ChartSeries, ChartShape } from './chart-series.ts';

const height = 260;

const axis = { stroke: 'var(--s-soft)', fontSize: 12, tickLine: false, axisLine: false } as const;

const areaOf = (name: string, colour: string | undefined) => (
  <Area
    key={name}
    type="monotone"
    dataKey={name}
    stroke={colour}
    fill={colour}
    fillOpacity={0.12}
    strokeWidth={2.5}
    dot={{ r: 3, strokeWidth: 2, fill: 'var(--s-surface)' }}
    isAnimationActive={false}
  />
);

const barOf = (name: string, colour: string | undefined) => (
  <Bar
    key={name}
    dataKey={name}
    fill={colour}
    radius={[6, 6, 0, 0]}
    maxBarSize={44}
    isAnimationActive={false}
  />
);

const drawn = { line: areaOf, bars: barOf } as const;

interface Props {
  readonly series: ChartSeries;
  readonly shape: ChartShape;
  readonly caption: string;
  readonly language: string;
}

/** The lines or bars of a card; the same figures are also in a table for screen readers only. */
const DashboardChart = ({ series: { names, points }, shape, caption, language }: Props) => {
  // The organisation's colour comes first.
  const colours = ['var(--s-accent)', ...chartColours[useTheme().palette.mode].slice(1)];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const rows = points.map(({ label, figures }) => ({ label, ...figures }));
  return (
    <>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={height}>
          <ComposedChart
            data={rows}
            accessibilityLayer={false}
            margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
          >
            <CartesianGrid stroke="var(--s-line)" vertical={false} />
            <XAxis dataKey="label" {...axis} minTickGap={12} />
            <YAxis {...axis} width={44} tickFormatter={(value: number) => short.format(value)} />
            <Tooltip
              formatter={(value) => number.format(Number(value))}
              contentStyle={{
                background: 'var(--s-raised)',
                borderColor: 'var(--s-line)',
                borderRadius: 10,
                color: 'var(--s-ink)',
              }}
              cursor={{ stroke: 'var(--s-strong-line)', fill: 'var(--s-accent)', fillOpacity: 0.06 }}
            />
            {names.length > 1 ? <Legend /> : null}
            {names.map((name, at) => drawn[shape](name, colours[at % colours.length]))}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <div className="s-visually-hidden">
        <table>
          <caption>{caption}</caption>
          <tbody>
            {points.map(({ label, figures }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {names.map((name) => (
                  <td key={name}>{number.format(figures[name] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

export default DashboardChart;
