import { Box } from '@mui/material';
import type { Block, ViewRow } from '@school/kernel';
import { lazy, Suspense } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { BlockHeading } from './BlockHeading.tsx';
import { useView } from './use-view.ts';

const Chart = lazy(() => import('../report/ReportChart.tsx'));

/** A month as people write it; everything else is left unchanged. */
const categoryText = (value: unknown, locale: string): string => {
  const text = String(value ?? '');
  if (!/^\d{4}-\d{2}$/.test(text)) return text;
  return new Date(`${text}-01T00:00:00`).toLocaleDateString(locale, { month: 'short', year: 'numeric' });
};

/** Figures of a view plotted along one of its columns; nothing if there are fewer than two points. */
export const ViewChart = ({
  block,
  parameters,
}: {
  readonly block: Extract<Block, { kind: 'chart' }>;
  readonly parameters: ViewRow;
}) => {
  const words = useWords();
  const { context } = useEnvironment();
  const { view, category, values, shape = 'bars', label = '' } = block;
  const { data } = useView(view, parameters);
  if (!data || data.rows.length < 2) return null;
  const columnWords = (key: string): string => {
    const column = data.columns.find((one) => one.key === key);
    return words.say(`views.${view}.columns.${key}`, column?.label ?? key);
  };
  const title = words.say(`views.${view}`, label);
  return (
    <Box component="section">
      <BlockHeading text={title} />
      <Suspense fallback={<Box sx={{ height: 280 }} />}>
        <Chart
          chart={{ kind: shape === 'line' ? 'line' : 'bar', category, values }}
          columns={{}}
          words={{ title, column: columnWords }}
          points={data.rows.map((row) => ({
            value: categoryText(row[category], context.locale),
            totals: Object.fromEntries(values.map((key) => [key, String(row[key] ?? '')])),
          }))}
        />
      </Suspense>
    </Box>
  );
};
