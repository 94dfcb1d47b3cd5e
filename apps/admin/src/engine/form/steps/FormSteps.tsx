import {
  Box,
  LinearProgress,
  Step,
  StepButton,
  StepLabel,
  Stepper,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import type { AnyResource, Tab } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useWords } from '../../catalogue/use-words.ts';

interface FormStepsProps {
  readonly resource: AnyResource;
  readonly steps: readonly Tab<string>[];
  readonly open: string | undefined;
  readonly done: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string | undefined>;
  /** The record exists, so that the steps next to it can be opened. */
  readonly isThere: boolean;
  readonly onOpen: (step: string) => void;
}

/** With more steps than this, there is no room for their names side by side. */
const fewSteps = 5;

/** Progress of a form in steps; every step is a link to it. On a phone one line and a bar. */
export const FormSteps = ({ resource, steps, open, done, wrong, isThere, onOpen }: FormStepsProps) => {
  const translate = useTranslate();
  const words = useWords();
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const at = Math.max(
    0,
    steps.findIndex(({ key }) => key === open),
  );
  const name = (step: Tab<string> | undefined): string =>
    step ? words.say(`resources.${resource.key}.tabs.${step.key}`, step.label) : '';
  const progress = translate('engine.step.of', { step: at + 1, steps: steps.length, name: name(steps[at]) });
  if (narrow)
    return (
      <Box sx={{ mb: 2 }} role="status">
        <Typography variant="subtitle2" sx={{ mb: 0.5 }}>
          {progress}
        </Typography>
        <LinearProgress variant="determinate" value={((at + 1) / steps.length) * 100} aria-label={progress} />
      </Box>
    );
  return (
    <Box component="nav" aria-label={progress} sx={{ mb: 3 }}>
      <Stepper nonLinear activeStep={at} alternativeLabel={steps.length > fewSteps}>
        {steps.map((step) => (
          <Step key={step.key} completed={done.has(step.key)} disabled={step.own !== undefined && !isThere}>
            <StepButton
              onClick={() => onOpen(step.key)}
              aria-current={step.key === open ? 'step' : undefined}
            >
              <StepLabel error={wrong.has(step.key)}>{name(step)}</StepLabel>
            </StepButton>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
};
