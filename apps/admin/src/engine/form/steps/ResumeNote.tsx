import { Alert, Button } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { offers } from '../../catalogue/rights.ts';
import { useWords } from '../../catalogue/use-words.ts';
import type { RecordRow } from '../../data/record-row.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { stepPath, stepToResume } from './steps.ts';

/** Tells that a record was left in the middle of its steps, and links to the next one. */
export const ResumeNote = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const translate = useTranslate();
  const words = useWords();
  const params = useParams();
  const { actor } = useEnvironment();
  const step = stepToResume(resource, record);
  const address = step && stepPath(resource, step.key, record, params);
  if (!step || !address || !offers(actor, resource, 'update')) return null;
  const name = words.say(`resources.${resource.key}.tabs.${step.key}`, step.label);
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, displayPrint: 'none' }}
      action={
        <Button component={Link} to={address} color="inherit" size="small">
          {translate('engine.step.resume')}
        </Button>
      }
    >
      {translate('engine.step.unfinished', { name })}
    </Alert>
  );
};
