import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { Actor, FieldContext, SchoolYear, ShownCatalogue } from '@school/kernel';
import {
  CoreAdminContext,
  localStorageStore,
  ResourceDefinitionContextProvider,
  type AuthProvider,
  type I18nProvider,
} from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import { createHttp, type Fetcher } from './data/http.ts';
import { createProvider } from './data/provider.ts';
import type { OwnSteps } from './environment/own-step.ts';
import type { OwnSections } from './environment/own-section.ts';
import { EnvironmentContext } from './environment/environment.ts';
import { queryClientOf } from './environment/query-client.ts';
import { DialogHost } from './dialogs/DialogHost.tsx';
import { Toasts } from './feedback/Toasts.tsx';
import { canAccess } from './react-admin/can-access.ts';
import { definitionsOf } from './react-admin/definitions.ts';
import { withDefinitionWords } from './react-admin/definition-words.ts';
import { statedRouter } from './react-admin/stated-router.tsx';

export { screenFor } from './screen-for.tsx';

interface EngineAppProps {
  readonly actor: Actor;
  readonly catalogue: ShownCatalogue;
  readonly context: FieldContext;
  readonly fetcher: Fetcher;
  readonly years?: readonly SchoolYear[];
  readonly amountInWords?: (amount: string) => Promise<string>;
  readonly ownSteps?: OwnSteps;
  readonly ownSections?: OwnSections;
  readonly authProvider: AuthProvider;
  readonly i18nProvider: I18nProvider;
  readonly theme: Theme;
  readonly children: ReactNode;
}

const store = localStorageStore('1', 'school');

/** The wrapper of every generated screen: react-admin's core on top of the catalogue's calls, dialogs and messages. */
export const EngineApp = ({
  actor,
  catalogue,
  context,
  fetcher,
  years,
  amountInWords,
  ownSteps,
  ownSections,
  authProvider,
  i18nProvider,
  theme,
  children,
}: EngineAppProps) => {
  const environment = useMemo(
    () => ({
      actor,
      catalogue,
      context,
      fetcher,
      http: createHttp(fetcher),
      years,
      amountInWords,
      ownSteps,
      ownSections,
    }),
    [actor, catalogue, context, fetcher, years, amountInWords, ownSteps, ownSections],
  );
  const dataProvider = useMemo(
    () => createProvider(environment.http, catalogue, actor),
    [environment, catalogue, actor],
  );
  const queryClient = queryClientOf(actor.id);
  const access = useMemo(
    () => ({ ...authProvider, canAccess: canAccess(environment) }),
    [authProvider, environment],
  );
  const words = useMemo(() => withDefinitionWords(i18nProvider, catalogue), [i18nProvider, catalogue]);
  const router = useMemo(() => statedRouter(catalogue, queryClient), [catalogue, queryClient]);
  const definitions = useMemo(() => definitionsOf(actor, catalogue), [actor, catalogue]);
  return (
    <EnvironmentContext.Provider value={environment}>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={access}
        i18nProvider={words}
        routerProvider={router}
        queryClient={queryClient}
        store={store}
      >
        <ResourceDefinitionContextProvider definitions={definitions}>
          <ThemeProvider theme={theme}>
            <DialogHost>{children}</DialogHost>
            <Toasts />
          </ThemeProvider>
        </ResourceDefinitionContextProvider>
      </CoreAdminContext>
    </EnvironmentContext.Provider>
  );
};
