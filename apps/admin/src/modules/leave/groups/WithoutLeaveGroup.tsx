import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { Notice } from '../../../engine/own-screen/Notice.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';

/** Says that an employee cannot take leave because they are in no leave group, and offers to add them to one. */
export const WithoutLeaveGroup = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const dialogs = useDialogs();
  const { catalogue } = useEnvironment();
  const employee = record?.['status'] === 'ACTIVE' ? record.id : undefined;
  const { data, retry } = useLoad<readonly unknown[]>(
    employee === undefined ? undefined : '/setup/v1/LeaveAssignment/getall',
    'leave.fail.group',
    { filter: { employee, removedOn_empty: true }, fields: ['id'], range: [0, 0] },
  );
  if (data?.length !== 0) return null;
  const add = async (): Promise<void> => {
    if (await dialogs.createRecord(catalogue.resource('leaveGroupMember'), { employee })) retry();
  };
  return (
    <Notice
      text={translate('leave.members.without')}
      action={
        <Button variant="outlined" color="inherit" size="small" onClick={() => void add()}>
          {translate('leave.members.choose')}
        </Button>
      }
    />
  );
};
