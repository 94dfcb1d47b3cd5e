import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { recordPath, screenPath } from '../catalogue/paths.ts';
import { mayWrite } from '../catalogue/rights.ts';
import { useAbove } from '../catalogue/use-above.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useRecord } from '../record/use-record.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { Problem } from '../page/Problem.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { useYearOf } from '../year/use-chosen-year.ts';
import { yearValues } from '../year/year-scope.ts';
import { backFromSaving, comingBack } from '../../routing/coming-back.ts';
import { CreateForm } from './CreateForm.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { SaveIntent } from './save-intent.ts';
import { begun } from './begin.ts';
import { stepPath } from './steps/steps.ts';
import { useNextPeriod } from './use-next-period.ts';
import { copyOf, firstValues, type Values } from './values.ts';

/** A record that is created step by step starts at the first one. */
const beginning = ({ form }: AnyResource): Values =>
  form?.wizard && form.resume ? { [form.resume.field]: form.tabs[0]?.reached } : {};

const readGiven = (text: string | null): Values => {
  try {
    return text ? (JSON.parse(text) as Values) : {};
  } catch {
    return {};
  }
};

interface CreateScreenProps {
  readonly resource: AnyResource;
  /** Initial values in addition to those of the address. */
  readonly start?: Values;
  /** Where to go once it is saved; by default to the record's page, or the list. */
  readonly goesTo?: (row: RecordRow) => string | undefined;
}

/** A new record at an address of its own; `?copy=` starts from another one, `?given=` with some values. */
export const CreateScreen = ({ resource, start, goesTo }: CreateScreenProps) => {
  const translate = useTranslate();
  const words = useWords();
  const navigate = useNavigate();
  const params = useParams();
  const { context, actor } = useEnvironment();
  const [search] = useSearchParams();
  const [round, setRound] = useState(0);
  const copy = search.get('copy');
  const original = useRecord(resource, copy);
  const above = useAbove(resource);
  const given = search.get('given');
  const next = useNextPeriod(resource);
  const { year, ready } = useYearOf(resource);
  const first = useMemo(
    () =>
      firstValues(
        resource.fields,
        {
          ...next.values,
          ...yearValues(resource, year),
          ...(copy && original.data ? copyOf(resource, original.data) : {}),
          ...above?.values,
          ...start,
          ...readGiven(given),
          ...beginning(resource),
        },
        context.today,
        (field) => mayWrite(actor, resource, field),
      ),
    [resource, copy, original.data, above, start, given, next.values, year, context.today, actor],
  );
  const title = translate('engine.form.createTitle', { name: words.inside(resource) });
  usePageTitle(title);
  const list = screenPath(resource, 'list', params);
  const saved = (row: RecordRow, intent: SaveIntent): void => {
    if (intent === 'again') setRound(round + 1);
    else if (typeof intent === 'object' && 'step' in intent)
      void navigate(stepPath(resource, intent.step, row, params) ?? list ?? '..');
    else {
      const show = goesTo?.(row) ?? recordPath(resource, 'show', row, params);
      const to = show && intent !== 'close' ? begun(show, intent) : show;
      void (to ? navigate(to) : navigate(list ?? '..', backFromSaving(row.id)));
    }
  };
  if (copy && original.error)
    return <Problem title={title} error={original.error} onRetry={() => void original.refetch()} />;
  return (
    <>
      <PageHeader title={title} />
      {next.isReading || !ready || (copy && !original.data) ? (
        <FormSkeleton />
      ) : (
        <CreateForm
          key={round}
          resource={resource}
          first={first}
          onSaved={saved}
          onCancel={() => void (list ? navigate(list, comingBack) : navigate(-1))}
        />
      )}
    </>
  );
};
