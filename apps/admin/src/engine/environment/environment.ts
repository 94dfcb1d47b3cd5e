import type { Actor, FieldContext, SchoolYear, ShownCatalogue } from '@school/kernel';
import { createContext, useContext } from 'react';
import type { Fetcher, Http } from '../data/http.ts';
import type { OwnSteps } from './own-step.ts';
import type { OwnSections } from './own-section.ts';

/** What every screen may need to know: who is signed in, how dates are written, how to call the server. */
export interface Environment {
  readonly actor: Actor;
  readonly catalogue: ShownCatalogue;
  readonly context: FieldContext;
  readonly http: Http;
  /** For bytes: files, documents, streams. */
  readonly fetcher: Fetcher;
  /** The academic years that one can choose. */
  readonly years?: readonly SchoolYear[];
  /** Steps of forms that are written by hand. */
  readonly ownSteps?: OwnSteps;
  /** Parts of forms and pages that are written by hand. */
  readonly ownSections?: OwnSections;
  /** An amount as receipts write it, for money that is received. */
  readonly amountInWords?: (amount: string) => Promise<string>;
}

export const EnvironmentContext = createContext<Environment | undefined>(undefined);

export const useEnvironment = (): Environment => {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('Generated screens stand inside <EngineApp>.');
  return environment;
};
