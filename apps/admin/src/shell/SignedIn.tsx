import { lazy, useEffect, useMemo, useState } from 'react';
import { proposeLanguage, speakSchoolWords } from '../i18n/current-language.ts';
import { readCustomWords } from '../i18n/custom-words.ts';
import { languageOf } from '../i18n/languages.ts';
import { useText } from '../i18n/use-text.ts';
import { session } from '../session/current-session.ts';
import { fetcher } from '../session/current-fetcher.ts';
import { watchSession } from '../session/session-watch.ts';
import { lookOf, storedLook } from '../session/look.ts';
import { loadBranding } from '../session/branding-store.ts';
import { AccountContext, useLoadedAccount } from '../session/use-account.ts';
import { useProfile } from '../session/use-session.ts';
import { takeOrganisationLook } from '../theme/page-look.ts';
import { LoadingContent } from './fault/LoadingContent.tsx';
import { readServices } from './menu/service.ts';
import { OrderedServices } from './menu/OrderedServices.tsx';
import { ServicesContext } from './menu/use-services.ts';
import { translated } from './menu/translated.ts';
import './frame/shell.css';
import { AccountFailed } from './fault/AccountFailed.tsx';
import { preloadFirstPage } from './screen/preload-first-page.ts';
import { Surroundings } from './Surroundings.tsx';
import { Shell } from './frame/Shell.tsx';

const InitialPasswordPage = lazy(async () => ({
  default: (await import('./entrance/InitialPasswordPage.tsx')).InitialPasswordPage,
}));

/** The product for a signed-in user: account first, then its menu, its screens and the organisation's look. */
export const SignedIn = () => {
  const text = useText();
  const profile = useProfile();
  const { account, failed, retry } = useLoadedAccount(profile?.token, storedLook(profile), preloadFirstPage);
  const services = useMemo(() => translated(readServices(account?.services), text), [account, text]);
  useEffect(() => void loadBranding(), []);
  const place = profile?.['institute'];
  const [first] = useState(place);
  // Another institute shares nothing with this one: everything held by the page is discarded with it.
  useEffect(() => {
    if (session.profile() && place !== first) window.location.assign('/dashboard');
  }, [place, first]);
  const token = profile?.token;
  useEffect(() => {
    // A user who has signed in again in the meantime has a different token.
    const over = (): void => void (session.token() === token && session.expire());
    return token ? watchSession(fetcher, over) : undefined;
  }, [token]);
  useEffect(() => {
    if (account?.language) void proposeLanguage(languageOf(account.language).code);
  }, [account]);
  useEffect(() => {
    if (!account) return;
    takeOrganisationLook(account.settings.themeColorId, account.settings.fontName);
    // Stored with the sign-in, so that the next first paint is right immediately.
    const look = lookOf(account.settings);
    if (JSON.stringify(look) !== storedLook(session.profile())) session.amend({ settings: look });
  }, [account]);
  useEffect(() => {
    if (account) speakSchoolWords(readCustomWords(account.settings.customWords));
  }, [account]);
  if (failed) return <AccountFailed onRetry={retry} />;
  if (!account) return <LoadingContent />;
  return (
    <AccountContext value={account}>
      <ServicesContext value={services}>
        <Surroundings account={account}>
          {account.mustChangePassword ? (
            <InitialPasswordPage onDone={retry} />
          ) : (
            <OrderedServices>
              <Shell />
            </OrderedServices>
          )}
        </Surroundings>
      </ServicesContext>
    </AccountContext>
  );
};
