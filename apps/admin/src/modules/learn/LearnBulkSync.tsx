import Download from '@mui/icons-material/Download';
import { Alert, Box, Button, Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { f } from '@school/kernel';
import { learnDoor } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { FieldInput } from '../../engine/field/FieldInput.tsx';
import { Block } from '../../engine/own-screen/Block.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useAnswer } from '../../engine/own-screen/use-operation.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { useDownload } from '../payroll/register/use-download.ts';
import { PlanTable, stepsOf } from './PlanTable.tsx';
import { syncKinds, useBulkSync, type SyncChoice } from './use-bulk-sync.ts';

const nothing = {};
const batchesField = f.refs('batch', { filter: { active: true } });
const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

interface ChoiceProps {
  readonly choice: SyncChoice;
  readonly choose: (part: Partial<SyncChoice>) => void;
  /** Files contain everything. */
  readonly asFiles: boolean;
}

const Choice = ({ choice, choose, asFiles }: ChoiceProps) => {
  const translate = useTranslate();
  return (
    <Block title={translate('learn.bulk.what')} help={translate('learn.bulk.whatHelp')}>
      {asFiles ? null : (
        <FormGroup row sx={{ mb: 1.5 }}>
          {syncKinds.map((key) => (
            <FormControlLabel
              key={key}
              control={
                <Checkbox
                  checked={choice.kinds[key]}
                  onChange={(event) => choose({ kinds: { ...choice.kinds, [key]: event.target.checked } })}
                />
              }
              label={translate(`learn.what.${key}`)}
            />
          ))}
        </FormGroup>
      )}
      <Box sx={{ maxWidth: 640 }}>
        <FieldInput
          field={batchesField}
          name="batches"
          label={translate('learn.bulk.batches')}
          value={choice.batches}
          onChange={(value) => choose({ batches: numbersIn(value) })}
        />
      </Box>
    </Block>
  );
};

/** What to synchronise and for whom: first a preview of the work, then the start. */
export const LearnBulkSync = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const door = useAnswer(learnDoor, nothing, 'learn.fail.door');
  const { choice, choose, plan, tryOut, begin, busy, isBeginning } = useBulkSync();
  const { busy: isSaving, save } = useDownload();
  const asFiles = door.data?.platform === 'ONEROSTER';
  const steps = plan ? stepsOf(plan) : 0;
  const start = async (): Promise<void> => {
    const begun = await begin();
    if (!begun) return;
    toast.success('learn.bulk.begun');
    void navigate(`/la_sync_data/${begun.run}`);
  };
  const batches = choice.batches.length > 0 ? `?batches=${choice.batches.join(',')}` : '';
  return (
    <>
      <PageHeader
        title={translate('learn.bulk.title')}
        under={translate(asFiles ? 'learn.bulk.filesHint' : 'learn.bulk.hint')}
      />
      <LoadProblem text={door.problem} onRetry={door.retry} />
      {door.data && !asFiles && !door.data.isEnabled ? (
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          {translate('learn.bulk.off')}
        </Alert>
      ) : null}
      <Choice choice={choice} choose={choose} asFiles={asFiles} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        {asFiles ? (
          <Button
            variant="contained"
            startIcon={<Download />}
            loading={isSaving}
            onClick={() => void save(`/setup/v1/learn/oneRoster/export${batches}`, 'oneroster.zip')}
          >
            {translate('learn.bulk.package')}
          </Button>
        ) : (
          <>
            <Button
              variant={plan ? 'outlined' : 'contained'}
              loading={busy}
              disabled={!door.data?.isEnabled}
              onClick={() => void tryOut()}
            >
              {translate('learn.bulk.tryOut')}
            </Button>
            {plan ? (
              <Button
                variant="contained"
                loading={isBeginning}
                disabled={steps === 0}
                onClick={() => void start()}
              >
                {translate('learn.bulk.start', { smart_count: steps })}
              </Button>
            ) : null}
          </>
        )}
      </Box>
      {plan ? <PlanTable plan={plan} /> : null}
      {plan && steps === 0 ? (
        <Alert severity="success" role="status" sx={{ mt: 1 }}>
          {translate('learn.bulk.upToDate')}
        </Alert>
      ) : null}
    </>
  );
};
