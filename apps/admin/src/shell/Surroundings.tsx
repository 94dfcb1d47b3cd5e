import type { FieldContext } from '@school/kernel';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { catalogue } from '../catalogue.ts';
import { EngineApp } from '../engine/EngineApp.tsx';
import { writeDaysIn } from '../i18n/school-day-order.ts';
import { runClocksIn } from '../i18n/school-clock.ts';
import { countIn, schoolCurrency } from '../engine/field/money/school-currency.ts';
import { ownSections } from '../modules/own-sections.ts';
import { ownSteps } from '../modules/own-steps.ts';
import { createI18nProvider } from '../i18n/i18n-provider.ts';
import { useSpeech } from '../i18n/use-text.ts';
import type { Account } from '../session/account.ts';
import { createAuthProvider } from '../session/auth-provider.ts';
import { browserStore } from '../session/browser-store.ts';
import { fetcher } from '../session/current-fetcher.ts';
import { session } from '../session/current-session.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { createSchoolTheme } from '../theme/create-theme.ts';
import { partWordsIn } from '../theme/part-words.ts';
import { colourOf, tableColourOf } from '../theme/palette.ts';
import { useAppearance } from '../theme/use-appearance.ts';
import { dateContextOf, timeZoneOf } from './date-context.ts';
import { schoolYearsOf } from './frame/school-year.ts';

const authProvider = createAuthProvider(session);

/** The words for amounts are fetched when a form has a money field. */
const amountInWords = async (amount: string): Promise<string> =>
  (await import('./amount-in-words.ts')).amountInWords(amount, schoolCurrency());

interface Props {
  readonly account: Account;
  readonly children: ReactNode;
}

/** The context of generated screens: privileges, texts, theme, formats and the connection to the server. */
export const Surroundings = ({ account, children }: Props) => {
  const speech = useSpeech();
  const [now] = useState(() => new Date());
  const { mode } = useAppearance();
  const { themeColorId, fontName, currency } = account.settings;
  countIn(currency);
  const i18nProvider = useMemo(() => createI18nProvider(speech), [speech]);
  const theme = useMemo(
    () =>
      createSchoolTheme({
        mode,
        colour: colourOf(themeColorId),
        fontName,
        tableColour: tableColourOf(browserStore.getItem(storageKeys.tableColour), themeColorId),
        words: partWordsIn(i18nProvider.translate),
      }),
    [mode, themeColorId, fontName, i18nProvider],
  );
  const context = useMemo<FieldContext>(() => dateContextOf(account, now), [account, now]);
  writeDaysIn(context.dateOrder);
  runClocksIn(timeZoneOf(account));
  const years = useMemo(() => schoolYearsOf(account), [account]);
  return (
    <EngineApp
      actor={account.actor}
      catalogue={catalogue}
      context={context}
      fetcher={fetcher}
      years={years}
      amountInWords={amountInWords}
      ownSteps={ownSteps}
      ownSections={ownSections}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      theme={theme}
    >
      {children}
    </EngineApp>
  );
};
