import { Box, useTheme } from '@mui/material';
import type { Report, ReportColumn } from '@school/kernel';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Legend,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { chartColours } from '../../theme/chart-colours.ts';
import { useEnvironment } from '../environment/environment.ts';
import { formatMoney } from '../field/number/number-format.ts';

interface DrawnChartProps {
  readonly chart: NonNullable<Report['chart']>;
  readonly columns: Readonly<Record<string, Pick<ReportColumn, 'as'>>>;
  readonly nameOf: (column: string) => string;
  /** The points in words, each with its figures by column. */
  readonly data: readonly { readonly name: string; readonly [figure: string]: number | string }[];
}

const height = 280;

/** The colour of a part is shown by its marker: as text it would be too pale on a light or a dark background. */
const named = (name: unknown) => (
  <Box component="span" sx={{ color: 'text.primary' }}>
    {String(name)}
  </Box>
);
const legend = <Legend formatter={named} />;

/** What is told at the pointer: exact and with its currency sign if it is money, as in the table. */
const useTooltip = (columns: DrawnChartProps['columns']) => {
  const { palette } = useTheme();
  const { context } = useEnvironment();
  const number = new Intl.NumberFormat(context.locale, { maximumFractionDigits: 2 });
  const told = (value: unknown, _name: unknown, { dataKey }: { readonly dataKey?: unknown }): string =>
    columns[String(dataKey)]?.as === 'money' ? formatMoney(value) : number.format(Number(value));
  return (
    <Tooltip
      formatter={told}
      contentStyle={{ background: palette.background.paper, borderColor: palette.divider }}
      itemStyle={{ color: palette.text.primary }}
      cursor={{ fill: palette.action.hover }}
    />
  );
};

/** The axes with their grid. A chart needs no exact digits; the figures next to it have them. */
const useAxes = () => {
  const { palette } = useTheme();
  const { context } = useEnvironment();
  const short = new Intl.NumberFormat(context.locale, { notation: 'compact' });
  const axis = { stroke: palette.text.secondary, fontSize: 12 };
  return (
    <>
      <CartesianGrid stroke={palette.divider} vertical={false} />
      <XAxis dataKey="name" {...axis} minTickGap={8} />
      <YAxis {...axis} width={56} tickFormatter={(value: number) => short.format(value)} />
    </>
  );
};

/** A chart as a pie, lines or bars, in the colours of the theme. */
export const DrawnChart = ({ chart, columns, nameOf, data }: DrawnChartProps) => {
  const colours = chartColours[useTheme().palette.mode];
  const colourAt = (at: number) => colours[at % colours.length];
  const tooltip = useTooltip(columns);
  const axes = useAxes();
  const values: readonly string[] = chart.values;
  const shared = (
    <>
      {axes}
      {tooltip}
      {values.length > 1 ? legend : null}
    </>
  );
  return (
    <ResponsiveContainer width="100%" height={height}>
      {chart.kind === 'pie' ? (
        <PieChart accessibilityLayer={false}>
          <Pie
            data={[...data]}
            dataKey={values[0] ?? ''}
            nameKey="name"
            outerRadius="80%"
            isAnimationActive={false}
          >
            {data.map(({ name }, at) => (
              <Cell key={name} fill={colourAt(at)} />
            ))}
          </Pie>
          {tooltip}
          {legend}
        </PieChart>
      ) : chart.kind === 'line' ? (
        <LineChart data={data} accessibilityLayer={false}>
          {shared}
          {values.map((key, at) => (
            <Line
              key={key}
              dataKey={key}
              name={nameOf(key)}
              stroke={colourAt(at)}
              strokeWidth={2}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      ) : (
        <BarChart data={data} accessibilityLayer={false}>
          {shared}
          {values.map((key, at) => (
            <Bar
              key={key}
              dataKey={key}
              name={nameOf(key)}
              fill={colourAt(at)}
              maxBarSize={56}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      )}
    </ResponsiveContainer>
  );
};
