import { Alert, Box, Button, Typography } from '@mui/material';
import type { AnyField, Fields } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { messageOf, CallError } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FieldInput } from '../../../engine/field/FieldInput.tsx';
import { checkFields } from '../../../engine/form/check.ts';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';
import { useViolationWords } from '../../../engine/field/use-violation-words.ts';
import { LeaveQuestion } from '../../../engine/form/LeaveQuestion.tsx';
import { PasswordBox } from '../password/PasswordBox.tsx';
import type { PersonalUser } from '../parts/person.ts';
import { useContactSaving } from './use-contact-saving.ts';

const keys = ['username', 'email', 'mobile', 'language', 'photo'] as const;
type Values = Readonly<Record<string, unknown>>;

interface OwnPasswordProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Password links go to this address, so anyone changing it must prove their identity. */
const OwnPassword = ({ value, onChange, error }: OwnPasswordProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 480 }}>
      <PasswordBox
        name="password"
        label={translate('access.profile.password')}
        value={value}
        onChange={onChange}
        error={error}
        autoComplete="current-password"
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {translate('access.profile.passwordHelp')}
      </Typography>
    </Box>
  );
};

/** The form's values, and which of them have changed. */
const changesOf = (user: PersonalUser, typed: Values) => {
  const values: Values = { ...Object.fromEntries(keys.map((key) => [key, user[key]])), ...typed };
  const changed = Object.fromEntries(
    Object.entries(typed).filter(([key, value]) => value !== user[key as 'email']),
  );
  return { values, changed, isDirty: Object.keys(changed).length > 0 };
};

/** Why nothing was saved, when no field of the form is the reason. */
const Refusal = ({ of: refusal }: { readonly of: CallError | undefined }) => {
  const translate = useTranslate();
  return refusal && refusal.problems.length === 0 ? (
    <Alert severity="error" role="alert">
      {translate(messageOf(refusal), { _: messageOf(refusal) })}
    </Alert>
  ) : null;
};

/** Username, contact details and language, which people change themselves. */
export const ContactForm = ({ user }: { readonly user: PersonalUser }) => {
  const translate = useTranslate();
  const words = useWords();
  const say = useViolationWords();
  const { catalogue, context } = useEnvironment();
  const resource = catalogue.resource('user');
  const fields: Fields = Object.fromEntries(
    keys.map((key): [string, AnyField] => [key, resource.fields[key] as AnyField]),
  );
  const [typed, setTyped] = useState<Values>({});
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { values, changed, isDirty } = changesOf(user, typed);
  const movesAddress = 'email' in changed;
  const { busy, refusal, forget, send } = useContactSaving(user, changed, values);
  const { blocker } = useUnsavedGuard(isDirty && !busy);
  const wrong = checkFields(fields, values, { catalogue, context });
  const problemOf = (key: string): string | undefined => {
    const found = [...(tried ? wrong : []), ...(refusal?.problems ?? [])].find(({ field }) => field === key);
    return (
      found &&
      say({ type: found.code, message: found.message, params: found.params }, words.field(resource, key))
    );
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (wrong.length === 0) await send(movesAddress ? password : undefined, () => setPassword(''));
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !busy) void save();
      }}
    >
      <Refusal of={refusal} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {Object.entries(fields).map(([key, field]) => (
          <FieldInput
            key={key}
            field={field}
            name={key}
            label={words.field(resource, key)}
            value={values[key]}
            onChange={(value) => {
              setTyped((now) => ({ ...now, [key]: value }));
              forget();
            }}
            error={problemOf(key)}
            required={field.required}
            resource={resource}
          />
        ))}
      </Box>
      {movesAddress ? (
        <OwnPassword value={password} onChange={setPassword} error={problemOf('password')} />
      ) : null}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy} disabled={!isDirty}>
          {translate('engine.verb.save')}
        </Button>
        {isDirty ? (
          <Button disabled={busy} onClick={() => setTyped({})}>
            {translate('engine.verb.cancel')}
          </Button>
        ) : null}
      </Box>
      <LeaveQuestion blocker={blocker} />
    </Box>
  );
};
