import type { FeeStatement } from '@school/domain';
import { Box, Button, Typography } from '@mui/material';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { FeeBills } from './FeeBills.tsx';
import { ofCollection } from './statement.ts';
import { TakePayment } from './TakePayment.tsx';

interface BillOfBatchProps {
  readonly student: number;
  readonly collection: string;
  /** The next student of the batch who has something to pay. */
  readonly next: string;
  readonly back: string;
}

/** The bill of one student of a batch, for payment. */
export const BillOfBatch = ({ student, collection, next, back }: BillOfBatchProps) => {
  const translate = useTranslate();
  const { data, problem, retry } = useLoad<FeeStatement>(
    `/finance/v1/studentFee/student/${student}`,
    'fees.fail.statement',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const statement = ofCollection(data, collection);
  return (
    <Box component="section" aria-labelledby="bill-of-batch" sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography id="bill-of-batch" variant="h6" component="h2" sx={{ flex: '1 1 240px' }}>
          {`${data.student.name} · ${data.student.admissionNumber}`}
        </Typography>
        <Button component={Link} to={back} color="inherit">
          {translate('fees.batch.close')}
        </Button>
        <Button component={Link} to={next} endIcon={<ArrowForward />}>
          {translate('fees.paid.next')}
        </Button>
      </Box>
      <TakePayment statement={statement} next={next} />
      <FeeBills fees={statement.fees} showsLines />
    </Box>
  );
};
