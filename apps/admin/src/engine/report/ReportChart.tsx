import { Box, Paper, Typography, useTheme } from '@mui/material';
import type { Report, ReportColumn, ReportGroup } from '@school/kernel';
import { useTranslate } from 'react-admin';
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
import { useColumnWord } from './use-column-word.ts';
import type { ReportWords } from './use-report-words.ts';

interface ReportChartProps extends Pick<Report, 'chart'> {
  readonly columns: Readonly<Record<string, Pick<ReportColumn, 'as' | 'words'>>>;
  readonly words: Pick<ReportWords, 'title' | 'column'>;
  readonly points: readonly Pick<ReportGroup, 'value' | 'totals'>[];
  /** How many points there would be, if not all are here. */
  readonly total?: number | undefined;
}

const height = 280;

/** The colour of a part is shown by its marker: as text it would be too pale on a light or a dark background. */
const named = (name: unknown) => (
  <Box component="span" sx={{ color: 'text.primary' }}>
    {String(name)}
  </Box>
);

/** The chart of a report; the same figures are in a table that only screen readers encounter. */
export default function ReportChart({ chart, columns, words, points, total = 0 }: ReportChartProps) {
  const theme = useTheme();
  const colours = chartColours[theme.palette.mode];
  const translate = useTranslate();
  const { context } = useEnvironment();
  const wordOf = useColumnWord();
  if (!chart || points.length < 2) return null;
  const values: readonly string[] = chart.values;
  const number = new Intl.NumberFormat(context.locale, { maximumFractionDigits: 2 });
  const short = new Intl.NumberFormat(context.locale, { notation: 'compact' });
  const nameOf = (value: string | null | undefined): string =>
    value ? wordOf(value, columns[chart.category]) : translate('engine.report.none');
  // A chart needs no exact digits; the figures next to it have them.
  const data = points.map(({ value, totals }) => ({
    name: nameOf(value),
    ...Object.fromEntries(values.map((key) => [key, Number(totals[key] ?? 0)])),
  }));
  const [first = ''] = values;
  /** Exact and with its currency sign if it is money, as in the table. */
  const told = (value: unknown, _name: unknown, { dataKey }: { readonly dataKey?: unknown }): string =>
    columns[String(dataKey)]?.as === 'money' ? formatMoney(value) : number.format(Number(value));
  const tooltip = (
    <Tooltip
      formatter={told}
      contentStyle={{ background: theme.palette.background.paper, borderColor: theme.palette.divider }}
      itemStyle={{ color: theme.palette.text.primary }}
      cursor={{ fill: theme.palette.action.hover }}
    />
  );
  const legend = <Legend formatter={named} />;
  const axis = { stroke: theme.palette.text.secondary, fontSize: 12 };
  const shared = (
    <>
      <CartesianGrid stroke={theme.palette.divider} vertical={false} />
      <XAxis dataKey="name" {...axis} minTickGap={8} />
      <YAxis {...axis} width={56} tickFormatter={(value: number) => short.format(value)} />
      {tooltip}
      {values.length > 1 ? legend : null}
    </>
  );
  return (
    <Paper
      variant="outlined"
      component="figure"
      sx={{ position: 'relative', m: 0, mb: 2, p: 2, displayPrint: 'none' }}
    >
      <Box aria-hidden>
        <ResponsiveContainer width="100%" height={height}>
          {chart.kind === 'pie' ? (
            <PieChart accessibilityLayer={false}>
              <Pie data={data} dataKey={first} nameKey="name" outerRadius="80%" isAnimationActive={false}>
                {data.map(({ name }, at) => (
                  <Cell key={name} fill={colours[at % colours.length]} />
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
                  name={words.column(key)}
                  stroke={colours[at % colours.length]}
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
                  name={words.column(key)}
                  fill={colours[at % colours.length]}
                  maxBarSize={56}
                  isAnimationActive={false}
                />
              ))}
            </BarChart>
          )}
        </ResponsiveContainer>
      </Box>
      {total > points.length ? (
        <Typography variant="body2" color="textSecondary" role="note">
          {translate('engine.report.chartPart', { shown: points.length, total })}
        </Typography>
      ) : null}
      {/* A table is never narrower than its words: what is around it hides it. */}
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
    </Paper>
  );
}
