import { Alert, Box, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import type { OwnStepProps } from '../../../engine/environment/own-step.ts';
import { OwnStepBar } from '../../../engine/form/steps/OwnStepBar.tsx';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';
import { Problem } from '../../../engine/page/Problem.tsx';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { LeaveQuestion } from '../../../engine/form/LeaveQuestion.tsx';
import { useBankDetails, type BankField } from './use-bank-details.ts';

const keyboard = ({ format }: BankField): 'numeric' | undefined =>
  format === 'DIGITS' ? 'numeric' : undefined;

/** One input for each bank field the school requires. */
export const BankStep = ({ record, onDone, onBack, onCancel }: OwnStepProps) => {
  const translate = useTranslate();
  const { register, reset, getValues, formState } = useForm<Readonly<Record<string, string>>>();
  const { blocker, pass } = useUnsavedGuard(formState.isDirty);
  const { fields, known, problem, retry, wrong, busy, save } = useBankDetails(Number(record.id));
  useEffect(() => {
    if (known) reset(known);
  }, [known, reset]);
  if (problem) return <Problem error={problem} onRetry={retry} />;
  if (!fields || !known) return <FormSkeleton />;
  const send = async (): Promise<void> => {
    const release = pass();
    if (await save(getValues())) {
      reset(getValues());
      onDone();
    }
    release();
  };
  return (
    <>
      <Block title={translate('admission.bank.title')} help={translate('admission.bank.help')}>
        {wrong[''] ? (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {wrong['']}
          </Alert>
        ) : null}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {fields.map((field) => (
            <TextField
              key={field.id}
              size="small"
              fullWidth
              label={field.name}
              required={field.mandatory}
              error={wrong[field.id] !== undefined}
              helperText={wrong[field.id]}
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: 120, inputMode: keyboard(field) } }}
              {...register(String(field.id))}
            />
          ))}
        </Box>
      </Block>
      <OwnStepBar
        busy={busy}
        onBack={onBack}
        onSave={() => void send()}
        onDone={onDone}
        onCancel={onCancel}
      />
      <LeaveQuestion blocker={blocker} />
    </>
  );
};
