import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ViewTable } from '../../engine/blocks/ViewTable.tsx';
import { Empty } from '../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { StudentFees } from './StudentFees.tsx';

interface Own {
  readonly id: number;
}

/** The user's own fees, or those of each child: the students the server returns. */
export const OwnFees = () => {
  const translate = useTranslate();
  const own = useLoad<readonly Own[]>('/setup/v1/studentEntity/getall', 'fees.fail.statement', {
    sort: ['firstName', 'ASC'],
  });
  if (own.problem) return <LoadProblem text={own.problem} onRetry={own.retry} />;
  if (!own.data) return <FormSkeleton />;
  if (own.data.length === 0) return <Empty text={translate('fees.nobody')} />;
  return (
    <>
      {own.data.map(({ id }) => (
        <StudentFees key={id} id={id} />
      ))}
      <Box sx={{ mt: 3 }}>
        <ViewTable
          view="familyBalance"
          label="What makes up the balance"
          parameters={{ student: own.data[0]?.id ?? 0 }}
        />
        <ViewTable
          view="familyStatement"
          label="Family statement"
          parameters={{ student: own.data[0]?.id ?? 0 }}
        />
      </Box>
    </>
  );
};
