import { Box, Typography } from '@mui/material';
import {
  questionKey,
  readQuestion,
  type AnyResource,
  type Filter,
  type QuestionColumn,
  type ReportQuestion,
} from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useEffect, useId, type ReactNode } from 'react';
import { Choose } from '../../engine/own-screen/Choose.tsx';
import { sortAfter } from '../../engine/report/report-state.ts';
import { useAskedFields } from './asked-fields.ts';
import { ColumnsEditor } from './ColumnsEditor.tsx';
import { Preview } from './Preview.tsx';
import { RowsFilter } from './RowsFilter.tsx';
import { useColumnNames } from './use-column-names.ts';

/** Initial columns of a report. */
const firstColumns = 4;

/** A part of the builder under a heading. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};

interface EditorProps {
  readonly resource: AnyResource;
  readonly question: Pick<ReportQuestion, 'of'> & Partial<ReportQuestion>;
  readonly onChange: (question: Partial<ReportQuestion>) => void;
}

const Arrangement = ({ question, onChange, nameOf }: EditorProps & { readonly nameOf: Name }) => {
  const translate = useTranslate();
  const { columns = [], groupBy, sort, chart } = question;
  const choices = columns.map((column) => ({ id: questionKey(column), name: nameOf(column) }));
  const figures = columns.filter(({ figure, total }) => figure !== undefined || total).map(questionKey);
  const categories = choices.filter(({ id }) => !figures.includes(id));
  const [category] = categories;
  const draw = (kind: string): void =>
    onChange({
      chart:
        (kind === 'bar' || kind === 'line' || kind === 'pie') && category
          ? { kind, category: groupBy ?? category.id, values: figures.slice(0, 1) }
          : undefined,
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1 }}>
      <Choose
        label={translate('reporting.heading')}
        value={groupBy ?? ''}
        choices={categories}
        all={translate('reporting.noHeading')}
        onChange={(next) => onChange({ groupBy: next === '' ? undefined : next })}
      />
      <Choose
        label={translate('reporting.order')}
        value={sort ?? ''}
        choices={choices.flatMap(({ id, name }) => [
          { id, name: translate('reporting.rising', { name }) },
          { id: `-${id}`, name: translate('reporting.falling', { name }) },
        ])}
        all={translate('reporting.asListed')}
        onChange={(next) => onChange({ sort: next === '' ? undefined : next })}
      />
      {figures.length > 0 && category ? (
        <Choose
          label={translate('reporting.chart')}
          value={chart?.kind ?? ''}
          choices={(['bar', 'line', 'pie'] as const).map((id) => ({
            id,
            name: translate(`reporting.charts.${id}`),
          }))}
          all={translate('reporting.noChart')}
          onChange={draw}
        />
      ) : null}
    </Box>
  );
};

type Name = (column: QuestionColumn) => string;

/** Columns, rows and arrangement of a report, with its first resulting rows. */
export const QuestionEditor = ({ resource, question, onChange }: EditorProps) => {
  const translate = useTranslate();
  const fields = useAskedFields(resource);
  const nameOf = useColumnNames(resource);
  const whole = readQuestion(question);
  const { columns } = question;
  useEffect(() => {
    if (columns !== undefined) return;
    const known = resource.list.columns.filter((key) => fields.some(({ path }) => path === key));
    onChange({ columns: known.slice(0, firstColumns).map((path) => ({ path })) });
  });
  return (
    <>
      <Part title={translate('reporting.columns')}>
        <ColumnsEditor
          fields={fields}
          columns={columns ?? []}
          nameOf={nameOf}
          onChange={(next) => onChange({ columns: next })}
        />
        {(columns ?? []).some(({ path, figure }) => path === '' || (figure && isOwn(fields, path))) ? (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('reporting.alike')}
          </Typography>
        ) : null}
      </Part>
      <Part title={translate('reporting.which')}>
        <RowsFilter
          resource={resource}
          filter={question.filter ?? {}}
          onChange={(filter: Filter) => onChange({ filter })}
        />
      </Part>
      <Part title={translate('reporting.arrange')}>
        <Arrangement resource={resource} question={question} onChange={onChange} nameOf={nameOf} />
      </Part>
      {whole ? (
        <Part title={translate('reporting.previewTitle')}>
          <Preview
            resource={resource}
            question={whole}
            onSort={(column) => {
              const now = whole.sort;
              const asked = now && {
                column: now.replace(/^-/, ''),
                order: now.startsWith('-') ? ('desc' as const) : ('asc' as const),
              };
              onChange({ sort: sortAfter(asked || undefined, column) });
            }}
          />
        </Part>
      ) : null}
    </>
  );
};

const isOwn = (fields: ReturnType<typeof useAskedFields>, path: string): boolean =>
  fields.some((field) => field.path === path && !field.several);
