import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { useBranding } from '../../session/branding-store.ts';
import { DemoSignIns } from './DemoSignIns.tsx';
import { EntranceFrame } from './EntranceFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useSignIn } from './use-sign-in.ts';

export const LoginPage = () => {
  const text = useText();
  const { name, demoSignIns } = useBranding();
  const [state, signIn] = useSignIn();
  usePageTitle(text('login.title'));
  return (
    <EntranceFrame title={text('login.welcome')} lead={text('login.lead', { name })}>
      <LoginForm state={state} onSignIn={signIn} />
      <DemoSignIns
        signIns={demoSignIns}
        busy={state.loading}
        onChoose={(chosen) => void signIn(chosen, false)}
      />
    </EntranceFrame>
  );
};
