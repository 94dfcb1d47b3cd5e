import { catalogueInParts, createCatalogue, outlineOf, partsOf } from '@school/kernel';
import type { Actor, AnyOperation, AnyReport, AnyResource, Document, SchoolYear } from '@school/kernel';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { EngineApp } from '../src/engine/EngineApp.tsx';
import type { OwnSections } from '../src/engine/environment/own-section.ts';
import { createI18nProvider } from '../src/i18n/i18n-provider.ts';
import { currentSpeech, loadModuleTexts, loadPrivateTexts } from '../src/i18n/current-language.ts';
import { moduleFiles, type ModuleTexts } from '../src/i18n/message-files.ts';
import { createAuthProvider } from '../src/session/auth-provider.ts';
import { memoryStore } from '../src/session/memory-store.ts';
import { createSession } from '../src/session/session.ts';
import { createSchoolTheme } from '../src/theme/create-theme.ts';
import { partWordsIn } from '../src/theme/part-words.ts';
import { firstEntry } from './first-entry.ts';
import { answerWith } from './server.ts';
import type { Answers } from './server.ts';

const session = createSession(memoryStore());

interface Given {
  readonly resources?: readonly AnyResource[];
  readonly reports?: readonly AnyReport[];
  readonly documents?: readonly Document[];
  readonly operations?: readonly AnyOperation[];
  readonly answers?: Answers;
  readonly path?: string;
  readonly ownSections?: OwnSections;
  /** Definitions are loaded on demand, as in the product. */
  readonly inParts?: boolean;
  readonly years?: readonly SchoolYear[];
  /** Someone other than an administrator. */
  readonly actor?: Partial<Actor>;
}

/** Renders a part of the engine for an administrator, with its own resources. Returns what is sent. */
export const showInEngine = async (
  element: ReactNode,
  {
    resources = [],
    reports = [],
    documents = [],
    operations = [],
    answers = {},
    path = '/',
    ownSections,
    actor,
    inParts,
    years,
  }: Given,
) => {
  const sent = answerWith(answers);
  await loadPrivateTexts();
  await loadModuleTexts(Object.keys(moduleFiles.en) as ModuleTexts[]);
  window.history.replaceState(null, '', path);
  const whole = createCatalogue({
    resources,
    reports,
    documents,
    operations,
    screens: [],
    privileges: [],
    menu: [],
  });
  const parts = partsOf(whole);
  const late = (module: string) =>
    Promise.resolve(parts[module] ?? { resources: {}, reports: {}, documents: {} });
  const catalogue = inParts ? catalogueInParts(outlineOf(whole), late) : whole;
  const i18nProvider = createI18nProvider(currentSpeech());
  const theme = createSchoolTheme({
    mode: 'light',
    colour: '#0d6efd',
    fontName: 'Arial',
    tableColour: '#0d6efd',
    words: partWordsIn(i18nProvider.translate),
  });
  const app = (
    <EngineApp
      actor={{ id: Math.floor(performance.now()), role: 'ADMIN', privileges: new Set(), ...actor }}
      catalogue={catalogue}
      years={years}
      context={{ today: '2026-01-05', locale: 'en-PK', dateOrder: 'YMD' }}
      fetcher={(address, init) => fetch(`/api/${address.replace(/^\//, '')}`, init)}
      authProvider={createAuthProvider(session)}
      i18nProvider={i18nProvider}
      theme={theme}
      ownSections={ownSections}
    >
      {element}
    </EngineApp>
  );
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [firstEntry(path)] });
  return { sent, router, ...render(<RouterProvider router={router} />) };
};
