import { Box, DialogContentText } from '@mui/material';
import { useMemo, useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { FieldInput } from '../field/FieldInput.tsx';
import { fixedRow, RowContext } from '../field/frame/row-context.ts';
import { checkFields } from '../form/check.ts';
import { DialogBar } from '../form/DialogBar.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useViolationWords } from '../form/use-violation-words.ts';
import { fieldsBody, firstValues } from '../form/values.ts';
import type { Asked, Values } from './dialogs-context.ts';

/** A small form that is asked before something is done. */
export const AskDialog = ({
  asked,
  onAnswer,
}: {
  readonly asked: Asked;
  readonly onAnswer: (values: Values | undefined) => void;
}) => {
  const words = useWords();
  const say = useViolationWords();
  const { catalogue, context } = useEnvironment();
  const [values, setValues] = useState<Values>(() =>
    firstValues(asked.fields, asked.given ?? {}, context.today),
  );
  const [tried, setTried] = useState(false);
  const body = fieldsBody(asked.fields, values);
  const problems = checkFields(asked.fields, body, { catalogue, context });
  const source = useMemo(() => fixedRow(values), [values]);
  const cancel = (): void => onAnswer(undefined);
  return (
    <FormDialog title={asked.title} onClose={cancel}>
      <RowContext.Provider value={source}>
        <Box
          component="form"
          noValidate
          sx={{ display: 'grid', gap: 2 }}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            setTried(true);
            if (problems.length === 0) onAnswer(body);
          }}
        >
          {asked.text ? <DialogContentText>{asked.text}</DialogContentText> : null}
          {Object.entries(asked.fields).map(([key, field], at) => {
            const wrong = tried ? problems.find((problem) => problem.field === key) : undefined;
            return (
              <FieldInput
                key={key}
                field={field}
                name={key}
                label={words.part(asked.owner, key, field)}
                value={values[key]}
                onChange={(next) => setValues((now) => ({ ...now, [key]: next }))}
                error={
                  wrong
                    ? say(
                        { type: wrong.code, message: wrong.message, params: wrong.params },
                        words.part(asked.owner, key, field),
                      )
                    : undefined
                }
                help={field.help}
                required={field.required}
                autoFocus={at === 0}
              />
            );
          })}
          <DialogBar verb={asked.verb} danger={asked.tone === 'error'} onCancel={cancel} />
        </Box>
      </RowContext.Provider>
    </FormDialog>
  );
};
