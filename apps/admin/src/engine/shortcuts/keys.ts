/** A key press as far as shortcuts look at it. */
export interface Press {
  readonly key: string;
  /** Place of the key on the keyboard, the same in every layout. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const isLatin = (key: string): boolean => /^[a-z]$/i.test(key);

/**
 * Ctrl or Cmd with a letter: by the letter where the layout has Latin ones (AZERTY moves them), by the place of the key
 * where it has others (Cyrillic, Arabic, Devanagari).
 */
export const isCommand = (press: Press, letter: string): boolean =>
  (press.ctrlKey || press.metaKey) &&
  !press.altKey &&
  !press.shiftKey &&
  (isLatin(press.key)
    ? press.key.toLowerCase() === letter.toLowerCase()
    : press.code === `Key${letter.toUpperCase()}`);

/** The question mark of any layout; on a Cyrillic one also the key that carries it on a Latin one. */
export const isQuestion = (press: Press): boolean =>
  !press.ctrlKey &&
  !press.metaKey &&
  !press.altKey &&
  (['?', '؟'].includes(press.key) || (press.shiftKey && press.code === 'Slash' && press.key === ','));

/** Whether somebody is typing text, where single keys are letters and no shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A letter by itself, on a layout without Latin letters by its place. */
export const isLetterKey = (press: Press, letter: string): boolean =>
  !press.ctrlKey &&
  !press.metaKey &&
  !press.altKey &&
  (isLatin(press.key)
    ? press.key.toLowerCase() === letter.toLowerCase()
    : press.code === `Key${letter.toUpperCase()}`);
