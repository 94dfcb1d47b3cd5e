import type { AnyResource } from '@school/kernel';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../catalogue/use-words.ts';
import { useRecord } from '../record/use-record.ts';
import { EditForm } from '../form/EditForm.tsx';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { Problem } from '../page/Problem.tsx';
import { ResetButton } from './ResetButton.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';

/** The single settings record: it stays on the screen after saving. */
export const SettingsScreen = ({ resource }: { readonly resource: AnyResource }) => {
  const words = useWords();
  const navigate = useNavigate();
  const { data: record, error, refetch } = useRecord(resource);
  usePageTitle(words.one(resource));
  return (
    <>
      <PageHeader
        title={words.one(resource)}
        actions={
          record ? <ResetButton resource={resource} record={record} onReset={() => void refetch()} /> : null
        }
      />
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {record ? (
        <EditForm
          key={String(record['version'])}
          resource={resource}
          record={record}
          onSaved={() => void refetch()}
          onCancel={() => void navigate(-1)}
        />
      ) : error ? null : (
        <FormSkeleton />
      )}
    </>
  );
};
