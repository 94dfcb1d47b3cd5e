import { Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { recordPath, screenPath } from '../catalogue/paths.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useRecord } from '../record/use-record.ts';
import type { RecordRow } from '../data/record-row.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { Problem } from '../page/Problem.tsx';
import { useRecent } from '../palette/use-recent.ts';
import { StateChips } from '../record/StateChips.tsx';
import { WalkButtons } from '../walk/WalkButtons.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { backFromSaving, comingBack } from '../../routing/coming-back.ts';
import { EditForm } from './EditForm.tsx';
import { begun } from './begin.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { SaveIntent } from './save-intent.ts';
import { ResumeNote } from './steps/ResumeNote.tsx';
import { stepAt, stepPath } from './steps/steps.ts';
import { EditActions } from './EditActions.tsx';
import { titleOf } from '../field/title-of.ts';

/** Edits a record at an address of its own. */
export const EditScreen = ({ resource }: { readonly resource: AnyResource }) => {
  const translate = useTranslate();
  const words = useWords();
  const navigate = useNavigate();
  const params = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data: record, error, refetch } = useRecord(resource);
  const title = (record && titleOf(resource, record)) ?? words.one(resource);
  usePageTitle(title);
  useRecent(resource, record, title);
  const asked = stepAt(resource, pathname, search.get('step'));
  const list = screenPath(resource, 'list', params);
  const back = (row: RecordRow | undefined, intent?: SaveIntent): void => {
    const path = row ? recordPath(resource, 'show', row, params) : undefined;
    const show = path && typeof intent === 'object' && 'begin' in intent ? begun(path, intent) : path;
    void (show ? navigate(show) : navigate(list ?? '..', row ? backFromSaving(row.id) : comingBack));
  };
  const openStep = (step: string): void => {
    const address = record && stepPath(resource, step, record, params);
    if (address) void navigate(address, { replace: true });
  };
  const saved = (row: RecordRow, intent: SaveIntent): void => {
    if (intent === 'again') void navigate(screenPath(resource, 'create', params) ?? list ?? '..');
    else if (typeof intent === 'object' && 'step' in intent) openStep(intent.step);
    else back(row, intent);
  };
  if (error)
    return (
      <Problem
        title={title}
        error={error}
        back={screenPath(resource, 'list', params)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <PageHeader
        title={title}
        beside={record ? <StateChips resource={resource} record={record} /> : null}
        under={
          <Typography variant="body2" color="textSecondary">
            {translate('engine.form.editOf', { name: words.inside(resource) })}
          </Typography>
        }
        actions={
          record ? (
            <>
              <WalkButtons key={record.id} resource={resource} id={record.id} kind="edit" />
              <EditActions resource={resource} record={record} onGone={() => back(undefined)} />
            </>
          ) : null
        }
      />
      {record && resource.form?.resume && asked === undefined ? (
        <ResumeNote resource={resource} record={record} />
      ) : null}
      {record ? (
        <EditForm
          key={record.id}
          resource={resource}
          record={record}
          onSaved={saved}
          onCancel={() => back(record)}
          step={asked}
          onStep={resource.form?.wizard ? openStep : undefined}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
};
