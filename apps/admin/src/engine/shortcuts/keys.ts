/** A key press, reduced to what shortcuts look at. */
export interface Press {
  readonly key: string;
  /** Position of the key on the keyboard, the same in every layout. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const isLatin = (key: string): boolean => /^[a-z]$/i.test(key);

/**
 * Ctrl or Cmd with a letter: by the letter if the layout has Latin ones (AZERTY moves them), by the position of the key if
 * it has others (Cyrillic, Arabic, Devanagari).
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

/** Whether the user is typing text, where single keys are letters rather than shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A single letter; on a layout without Latin letters, by its position. */
export const isLetterKey = (press: Press, letter: string): boolean =>
  !press.ctrlKey &&
  !press.metaKey &&
  !press.altKey &&
  (isLatin(press.key)
    ? press.key.toLowerCase() === letter.toLowerCase()
    : press.code === `Key${letter.toUpperCase()}`);
