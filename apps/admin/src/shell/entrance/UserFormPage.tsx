import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { EntranceFrame } from './EntranceFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

/** A form for display only: submitting it does nothing. */
export const UserFormPage = () => {
  const text = useText();
  usePageTitle(text('userForm.title'));
  return (
    <EntranceFrame title={text('userForm.title')}>
      <form className="e-form" noValidate onSubmit={(event) => event.preventDefault()}>
        <TextField label={text('userForm.firstName')} name="firstName" autoComplete="off" />
        <TextField label={text('userForm.lastName')} name="lastName" autoComplete="off" />
        <TextField label={text('userForm.email')} name="email" type="email" autoComplete="off" />
        <TextField
          label={text('userForm.password')}
          name="password"
          type="password"
          autoComplete="new-password"
        />
        <TextField label={text('userForm.age')} name="age" type="date" />
        <label className="e-check">
          <input type="checkbox" name="rememberMe" />
          {text('userForm.rememberMe')}
        </label>
        <SubmitButton label={text('userForm.signIn')} busy={false} />
      </form>
    </EntranceFrame>
  );
};
