import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BarFrame } from '../../../engine/form/BarFrame.tsx';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { LeaveQuestion } from '../../../engine/form/LeaveQuestion.tsx';
import type { Lists, useSettingsDraft } from './use-settings-draft.ts';

interface SwitchPageProps {
  readonly title: string;
  readonly lead: string;
  readonly draft: ReturnType<typeof useSettingsDraft>;
  /** Called after the changes have been saved. */
  readonly onSaved?: () => void;
  readonly children: (lists: Lists) => ReactNode;
}

/** A page of switches with a save bar; leaving with unsaved changes asks first. */
export const SwitchPage = ({ title, lead, draft, onSaved, children }: SwitchPageProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { blocker, pass } = useUnsavedGuard(draft.isChanged);
  usePageTitle(title);
  const submit = async (): Promise<void> => {
    const release = pass();
    if (await draft.save()) onSaved?.();
    release();
  };
  return (
    <>
      <PageHeader title={title} under={<Typography color="textSecondary">{lead}</Typography>} />
      {draft.error ? <Problem error={draft.error} onRetry={draft.retry} /> : null}
      {draft.lists ? children(draft.lists) : draft.error ? null : <FormSkeleton />}
      <BarFrame>
        <Button
          variant="contained"
          loading={draft.busy}
          disabled={!draft.isChanged}
          onClick={() => void submit()}
        >
          {translate('engine.verb.save')}
        </Button>
        <Button onClick={() => (draft.isChanged ? draft.drop() : void navigate('/configuration'))}>
          {translate(draft.isChanged ? 'engine.verb.cancel' : 'engine.verb.back')}
        </Button>
      </BarFrame>
      <LeaveQuestion blocker={blocker} />
    </>
  );
};
