import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { LeaveRecord } from './LeaveRecord.tsx';

/** The user's own balances and applications. */
export const MyLeaves = () => {
  const translate = useTranslate();
  const { actor } = useEnvironment();
  if (actor.employee === undefined || actor.employee === null) {
    return (
      <>
        <PageHeader title={translate('leave.mine.title')} />
        <Empty text={translate('leave.mine.nobody')} />
      </>
    );
  }
  return (
    <LeaveRecord
      employee={0}
      own
      title={() => translate('leave.mine.title')}
      actions={
        <Button variant="contained" component={Link} to="/employee_attendance/apply_leave">
          {translate('leave.apply.title')}
        </Button>
      }
    />
  );
};
