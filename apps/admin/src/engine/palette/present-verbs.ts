import { useEffect } from 'react';

/** Something that can be done to what is on the page. */
export interface PresentVerb {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}
/** The record on the page, and what the user may do to it. */
export interface Present {
  readonly title: string;
  readonly verbs: readonly PresentVerb[];
}

let present: Present | undefined;

/** What is on the page now; undefined if it is not a record. */
export const presentRecord = (): Present | undefined => present;

/** Tells the palette what can be done here, for as long as the caller is on the page. */
export const usePresentVerbs = (title: string, verbs: readonly PresentVerb[]): void => {
  useEffect(() => {
    const mine: Present = { title, verbs };
    present = mine;
    return () => {
      if (present === mine) present = undefined;
    };
  });
};
