import type { AnyResource, AskedForm, Fields, OfferedList, Tone, Dependents } from '@school/kernel';
import { createContext, useContext } from 'react';
import type { AskedBy } from '../data/asked-by.ts';

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** Words of the button that goes on. */
  readonly verb: string;
  /** Words of the button that goes back, where Cancel could mean either. */
  readonly stay?: string;
  readonly tone?: Tone;
  /** Must be typed before the button works; for what cannot be taken back. */
  readonly word?: string;
  /** What it would do, to be looked at. */
  readonly facts?: Facts;
  /** Nothing is asked: it tells what came of it, and the one button closes it. */
  readonly isTold?: boolean;
}
/** Values with the fields that say how they are shown. */
export interface Facts {
  readonly fields: Fields;
  readonly values: Readonly<Record<string, unknown>>;
  /** Lists among the values, as tables below the rest. */
  readonly lists?: Readonly<Record<string, OfferedList>>;
  /** For the words of the fields. */
  readonly owner: string;
}
export interface Asked extends Question {
  readonly fields: Fields;
  readonly given?: Readonly<Record<string, unknown>>;
  /** When single fields are shown and wanted, over the form and the record that stands around it. */
  readonly conditions?: Pick<AskedForm, 'conditions' | 'of'> & { readonly around?: Values };
  /** For the words of the fields. */
  readonly owner: string;
  /** The action or move behind it, for what its pickers offer. */
  readonly by?: AskedBy;
  /** The record whose own fields are asked for: its other values stand around them. */
  readonly of?: { readonly resource: AnyResource; readonly record: Values };
  /**
   * Does what was asked for while the dialog stands: it goes when this is true. False, once the user was told, or a throw,
   * which the dialog shows, keeps it open with what was typed.
   */
  readonly send?: (values: Values) => Promise<boolean>;
}
export type Values = Readonly<Record<string, unknown>>;

/** Dialogs that are opened by a call and answer with a promise. */
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
