import { Alert, Box, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useWords } from '../../catalogue/use-words.ts';
import { FieldInput } from '../../field/FieldInput.tsx';
import { AskedContext } from '../../field/frame/asked-context.ts';
import { fixedRow, RowContext } from '../../field/frame/row-context.ts';
import { DialogBar } from '../DialogBar.tsx';
import { focusField } from '../focus-field.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useViolationWords } from '../../field/use-violation-words.ts';
import type { Asked, Values } from '../../feedback/dialogs-context.ts';
import { useAsked } from './use-asked.ts';

/** A small form that is shown before something is done. */
export const AskDialog = ({
  asked,
  onAnswer,
}: {
  readonly asked: Asked;
  readonly onAnswer: (values: Values | undefined) => void;
}) => {
  const words = useWords();
  const translate = useTranslate();
  const say = useViolationWords();
  const { fields, values, busy, sentence, errorAt, change, submit } = useAsked(asked, onAnswer);
  const around = asked.of?.record;
  const source = useMemo(() => fixedRow({ ...around, ...values }), [around, values]);
  const cancel = (): void => onAnswer(undefined);
  return (
    <FormDialog title={asked.title} onClose={cancel}>
      <AskedContext.Provider value={asked.by}>
        <RowContext.Provider value={source}>
          <Box
            component="form"
            noValidate
            sx={{ display: 'grid', gap: 2 }}
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              const form = event.currentTarget;
              if (!busy) void submit().then((wrong) => wrong !== undefined && focusField(form, wrong));
            }}
          >
            {asked.text ? <DialogContentText>{asked.text}</DialogContentText> : null}
            {sentence === undefined ? null : (
              <Alert severity="error" role="alert">
                {translate(sentence, { _: sentence })}
              </Alert>
            )}
            {Object.entries(fields).map(([key, field], at) => {
              const label = words.part(asked.owner, key, field);
              const wrong = errorAt(key);
              return (
                <FieldInput
                  key={key}
                  field={field}
                  name={key}
                  label={label}
                  value={values[key]}
                  onChange={(next) => change(key, next)}
                  error={wrong ? say(wrong, label) : undefined}
                  help={field.help ? words.say(`${asked.owner}.help.${key}`, field.help) : undefined}
                  required={field.required}
                  resource={asked.of?.resource}
                  autoFocus={at === 0}
                />
              );
            })}
            <DialogBar busy={busy} verb={asked.verb} tone={asked.tone} onCancel={cancel} />
          </Box>
        </RowContext.Provider>
      </AskedContext.Provider>
    </FormDialog>
  );
};
