import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { LeaveRecord } from './LeaveRecord.tsx';

/** Own balances and applications. */
export const MyLeaves = () => {
  const translate = useTranslate();
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
