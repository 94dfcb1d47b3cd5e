import type { Actor, FieldContext, SchoolYear, ShownCatalogue } from '@school/kernel';
import { createContext, useContext } from 'react';
import type { Fetcher, Http } from '../data/http.ts';
import type { OwnSteps } from './own-step.ts';
import type { OwnSections } from './own-section.ts';

/** What every screen may need: who is signed in, how dates are written, how to call the server. */
export interface Environment {
  readonly actor: Actor;
  readonly catalogue: ShownCatalogue;
  readonly context: FieldContext;
  readonly http: Http;
  /** For bytes: files, documents, streams. */
  readonly fetcher: Fetcher;
  /** The academic years that can be chosen. */
  readonly years?: readonly SchoolYear[];
  /** Hand-written form steps. */
  readonly ownSteps?: OwnSteps;
  /** Hand-written parts of forms and pages. */
  readonly ownSections?: OwnSections;
  /** An amount as written on receipts, for money received. */
  readonly amountInWords?: (amount: string) => Promise<string>;
}

export const EnvironmentContext = createContext<Environment | undefined>(undefined);

export const useEnvironment = (): Environment => {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('Generated screens stand inside <EngineApp>.');
  return environment;
};
