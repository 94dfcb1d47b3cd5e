import { Box, Paper, Typography } from '@mui/material';
import type { Report, ReportColumn, ReportGroup } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { ChartFigures } from './ChartFigures.tsx';
import { DrawnChart } from './DrawnChart.tsx';
import { useColumnWord } from './use-column-word.ts';
import type { ReportWords } from './use-report-words.ts';

interface ReportChartProps extends Pick<Report, 'chart'> {
  readonly columns: Readonly<Record<string, Pick<ReportColumn, 'as' | 'words'>>>;
  readonly words: Pick<ReportWords, 'title' | 'column'>;
  readonly points: readonly Pick<ReportGroup, 'value' | 'totals'>[];
  /** How many points there would be, if not all are here. */
  readonly total?: number | undefined;
}

/** The chart of a report; the same figures are in a table that only screen readers encounter. */
export default function ReportChart({ chart, columns, words, points, total = 0 }: ReportChartProps) {
  const translate = useTranslate();
  const wordOf = useColumnWord();
  if (!chart || points.length < 2) return null;
  const nameOf = (value: string | null | undefined): string =>
    value ? wordOf(value, columns[chart.category]) : translate('engine.report.none');
  const values: readonly string[] = chart.values;
  const data = points.map(({ value, totals }) => ({
    name: nameOf(value),
    ...Object.fromEntries(values.map((key) => [key, Number(totals[key] ?? 0)])),
  }));
  return (
    <Paper
      variant="outlined"
      component="figure"
      sx={{ position: 'relative', m: 0, mb: 2, p: 2, displayPrint: 'none' }}
    >
      <Box aria-hidden>
        <DrawnChart chart={chart} columns={columns} nameOf={words.column} data={data} />
      </Box>
      {total > points.length ? (
        <Typography variant="body2" color="textSecondary" role="note">
          {translate('engine.report.chartPart', { shown: points.length, total })}
        </Typography>
      ) : null}
      <ChartFigures chart={chart} words={words} points={points} nameOf={nameOf} />
    </Paper>
  );
}
