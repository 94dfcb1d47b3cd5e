import type { AnyResource, AskedForm, Fields, OfferedList, Tone, Dependents } from '@school/kernel';
import { createContext, useContext } from 'react';
import type { AskedBy } from '../data/asked-by.ts';

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** Label of the button that proceeds. */
  readonly verb: string;
  /** Label of the button that goes back, where Cancel could mean either. */
  readonly stay?: string;
  readonly tone?: Tone;
  /** Must be typed before the button works; for what cannot be undone. */
  readonly word?: string;
  /** What it would do, for review. */
  readonly facts?: Facts;
  /** Asks nothing: it reports the outcome, and the only button closes it. */
  readonly isTold?: boolean;
}
/** Values with the fields that define how they are shown. */
export interface Facts {
  readonly fields: Fields;
  readonly values: Readonly<Record<string, unknown>>;
  /** Lists among the values, shown as tables below the rest. */
  readonly lists?: Readonly<Record<string, OfferedList>>;
  /** For the words of the fields. */
  readonly owner: string;
}
export interface Asked extends Question {
  readonly fields: Fields;
  readonly given?: Readonly<Record<string, unknown>>;
  /** Decides when single fields are shown and required, on top of the form and the surrounding record. */
  readonly conditions?: Pick<AskedForm, 'conditions' | 'of'> & { readonly around?: Values };
  /** For the words of the fields. */
  readonly owner: string;
  /** The action or move behind it, which determines what its pickers offer. */
  readonly by?: AskedBy;
  /** The record whose own fields are being edited: its other values form their context. */
  readonly of?: { readonly resource: AnyResource; readonly record: Values };
  /**
   * Does the work while the dialog is open: it closes when this is true. False, once the user was informed, or a throw,
   * which the dialog shows, keeps it open with what was typed.
   */
  readonly send?: (values: Values) => Promise<boolean>;
}
export type Values = Readonly<Record<string, unknown>>;

/** Dialogs that are opened by a call and resolve a promise. */
export interface Dialogs {
  readonly confirm: (question: Question) => Promise<boolean>;
  readonly ask: (asked: Asked) => Promise<Values | undefined>;
  readonly showDependents: (title: string, dependents: readonly Dependents[]) => Promise<void>;
  readonly createRecord: (resource: AnyResource, given: Values) => Promise<Values | undefined>;
}

export const DialogsContext = createContext<Dialogs | undefined>(undefined);

export const useDialogs = (): Dialogs => {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('Dialogs stand inside <EngineApp>.');
  return dialogs;
};
