import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../engine/catalogue/paths.ts';
import { useRecord } from '../../engine/record/use-record.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { EditForm } from '../../engine/form/EditForm.tsx';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { Problem } from '../../engine/page/Problem.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';

/** The generated form of one employee. */
export const EmployeeForm = ({ id }: { readonly id: number | string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { catalogue } = useEnvironment();
  const resource = catalogue.resource('employee');
  const { data: record, error, refetch } = useRecord(resource, id);
  const title = String(record?.[resource.title] ?? '');
  usePageTitle(title);
  const back = (): void => void navigate(recordPath(resource, 'show', { id }) ?? '/employee/view_all');
  if (error)
    return (
      <Problem
        title={translate('screens.editEmployeeByNumber', { _: 'Edit employee' })}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!record) return <FormSkeleton />;
  return (
    <>
      <PageHeader title={title} under={translate('screens.editEmployeeByNumber', { _: 'Edit employee' })} />
      <EditForm resource={resource} record={record} onSaved={back} onCancel={back} inTabs />
    </>
  );
};
