import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Step,
  StepLabel,
  Stepper,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import type { AnyResource, Filter } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { isOver } from '../jobs/job.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { figuresOf, importable } from './import-mapping.ts';
import { ImportResult } from './ImportResult.tsx';
import { useImport, type ImportState, type ImportStep } from './use-import.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { WrongRows } from './WrongRows.tsx';

const steps: readonly ImportStep[] = ['file', 'columns', 'check', 'run'];

interface ImportStartProps {
  readonly state: ImportState;
  readonly createMissing: boolean;
  /** Every required field has a column or a value. */
  readonly complete: boolean;
}

/** Starts the trial or, once it has ended, shows what was tried. */
const ImportStart = ({ state, createMissing, complete }: ImportStartProps) => {
  const translate = useTranslate();
  const over = isOver(state.job);
  const figures = figuresOf(state.job?.result);
  return (
    <>
      {state.step === 'columns' ? (
        <Button
          variant="contained"
          loading={state.busy}
          disabled={!complete}
          onClick={() => void state.start(true, createMissing)}
        >
          {translate('engine.import.try')}
        </Button>
      ) : null}
      {state.step === 'check' && !(over && state.job?.state !== 'done') ? (
        <Button
          variant="contained"
          loading={state.busy}
          disabled={!over || state.untried || figures.add + figures.change === 0}
          onClick={() => void state.start(false, createMissing)}
        >
          {translate('engine.import.run', { smart_count: figures.add + figures.change })}
        </Button>
      ) : null}
    </>
  );
};

interface MendWrongRowsProps {
  readonly resource: AnyResource;
  readonly state: ImportState;
  readonly createMissing: boolean;
}

/** The invalid rows of the last trial or run, to be corrected and retried. */
const MendWrongRows = ({ resource, state, createMissing }: MendWrongRowsProps) => {
  const { wrong, wrongFile, wrongRows } = figuresOf(state.job?.result);
  if (!wrongFile || wrongRows.length === 0) return null;
  return (
    <WrongRows
      key={wrongFile.id}
      resource={resource}
      fileId={wrongFile.id}
      rows={wrongRows}
      count={wrong}
      mended={state.mended}
      busy={state.busy}
      onMend={state.mend}
      onTry={() => void state.tryAgain(createMissing)}
    />
  );
};

/** The outcome of a trial or a run, with the invalid rows to be corrected. */
const ImportOutcome = (props: MendWrongRowsProps) => {
  const { resource, state } = props;
  return (
    <ImportResult
      resource={resource}
      job={state.job}
      dryRun={state.step === 'check'}
      columns={state.file?.columns}
    >
      <MendWrongRows {...props} />
    </ImportResult>
  );
};

const ImportSteps = ({ step: open, narrow }: { readonly step: ImportStep; readonly narrow: boolean }) => {
  const translate = useTranslate();
  return (
    <Stepper activeStep={steps.indexOf(open)} alternativeLabel={narrow} sx={{ mb: 2, pt: 1 }}>
      {steps.map((step) => (
        <Step key={step}>
          <StepLabel>{translate(`engine.import.step.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
};

/** Imports a file: nothing is written before a dry run has reported what would be. */
export const ImportDialog = ({
  resource,
  given,
  onClose,
}: {
  readonly resource: AnyResource;
  /** What the rows of the list into which the file is imported have in common. */
  readonly given?: Filter | undefined;
  readonly onClose: () => void;
}) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor, catalogue } = useEnvironment();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const state = useImport(resource, importable(resource, actor, catalogue), given);
  const { fields } = state;
  const [createMissing, setCreateMissing] = useState(false);
  const over = isOver(state.job);
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      maxWidth="lg"
      fullWidth
      fullScreen={narrow}
    >
      <DialogTitle>{translate('engine.import.title', { name: words.many(resource) })}</DialogTitle>
      <DialogContent>
        <ImportSteps step={state.step} narrow={narrow} />
        {state.problem ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {state.problem}
          </Alert>
        ) : null}
        {state.step === 'file' ? (
          <ChooseFile resource={resource} busy={state.busy} onFile={(file) => void state.take(file)} />
        ) : null}
        {state.step === 'columns' && state.file ? (
          <ImportColumns
            resource={resource}
            fields={fields}
            file={state.file}
            state={state}
            createMissing={createMissing}
            onCreateMissing={setCreateMissing}
          />
        ) : null}
        {state.step === 'check' || state.step === 'run' ? (
          <ImportOutcome resource={resource} state={state} createMissing={createMissing} />
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
            // A trial that nobody is waiting for any more only keeps the server busy.
            if (state.step === 'check') void state.stop();
            onClose();
          }}
        >
          {translate(state.step === 'run' ? 'engine.verb.close' : 'engine.verb.cancel')}
        </Button>
        <ImportStart state={state} createMissing={createMissing} complete={state.missing.length === 0} />
      </DialogActions>
    </Dialog>
  );
};
