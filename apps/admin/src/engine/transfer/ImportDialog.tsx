import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Step,
  StepLabel,
  Stepper,
  Switch,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { isOver } from '../jobs/job.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ForAllRows } from './ForAllRows.tsx';
import { figuresOf, importable, missingFields } from './import-mapping.ts';
import { ImportResult } from './ImportResult.tsx';
import { MapColumns } from './MapColumns.tsx';
import { useImport, type ImportStep } from './use-import.ts';

const steps: readonly ImportStep[] = ['file', 'columns', 'check', 'run'];

/** Brings a file in: nothing is written before a dry run has said what would be. */
export const ImportDialog = ({
  resource,
  onClose,
}: {
  readonly resource: AnyResource;
  readonly onClose: () => void;
}) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor, catalogue } = useEnvironment();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const fields = importable(resource, actor, catalogue);
  const state = useImport(resource, fields);
  const [createMissing, setCreateMissing] = useState(false);
  const missing = missingFields(state.mapping, fields, state.constants);
  const canCreate = fields.some(({ field }) => field.type === 'ref' && field.create);
  const figures = figuresOf(state.job?.result);
  const over = isOver(state.job);
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      maxWidth="md"
      fullWidth
      fullScreen={narrow}
    >
      <DialogTitle>{translate('engine.import.title', { name: words.many(resource) })}</DialogTitle>
      <DialogContent>
        <Stepper activeStep={steps.indexOf(state.step)} alternativeLabel={narrow} sx={{ mb: 2, pt: 1 }}>
          {steps.map((step) => (
            <Step key={step}>
              <StepLabel>{translate(`engine.import.step.${step}`)}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {state.problem ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {state.problem}
          </Alert>
        ) : null}
        {state.step === 'file' ? (
          <ChooseFile resource={resource} busy={state.busy} onFile={(file) => void state.take(file)} />
        ) : null}
        {state.step === 'columns' && state.file ? (
          <>
            <MapColumns
              resource={resource}
              file={state.file}
              mapping={state.mapping}
              fields={fields}
              onMap={state.map}
            />
            <ForAllRows
              resource={resource}
              fields={fields}
              mapping={state.mapping}
              constants={state.constants}
              missing={missing}
              onFix={state.fix}
            />
            {canCreate ? (
              <FormControlLabel
                sx={{ mt: 1 }}
                control={<Switch checked={createMissing} onChange={(_, on) => setCreateMissing(on)} />}
                label={translate('engine.import.createMissing')}
              />
            ) : null}
          </>
        ) : null}
        {state.step === 'check' || state.step === 'run' ? (
          <ImportResult resource={resource} job={state.job} dryRun={state.step === 'check'} />
        ) : null}
      </DialogContent>
      <DialogActions>
        {state.step === 'columns' || state.step === 'check' ? (
          <Button onClick={state.back}>{translate('engine.verb.back')}</Button>
        ) : null}
        {state.step === 'run' && over ? (
          <Button onClick={state.again}>{translate('engine.import.again')}</Button>
        ) : null}
        {state.step === 'run' && !over ? (
          <Button color="error" onClick={() => void state.stop()}>
            {translate('engine.import.stop')}
          </Button>
        ) : null}
        <Button
          onClick={() => {
            // A trial that nobody waits for any more only keeps the server busy.
            if (state.step === 'check') void state.stop();
            onClose();
          }}
        >
          {translate(state.step === 'run' ? 'engine.verb.close' : 'engine.verb.cancel')}
        </Button>
        {state.step === 'columns' ? (
          <Button
            variant="contained"
            loading={state.busy}
            disabled={missing.length > 0}
            onClick={() => void state.start(true, createMissing)}
          >
            {translate('engine.import.try')}
          </Button>
        ) : null}
        {state.step === 'check' && !(over && state.job?.state !== 'done') ? (
          <Button
            variant="contained"
            loading={state.busy}
            disabled={!over || figures.add + figures.change === 0}
            onClick={() => void state.start(false, createMissing)}
          >
            {translate('engine.import.run', { smart_count: figures.add + figures.change })}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
};
