import type { KeyboardEvent } from 'react';
import type { SaveIntent } from './save-intent.ts';

/**
 * The keys of every form: Ctrl or Cmd with S saves, with Enter saves and begins a new one; Enter alone never submits.
 * The place of the key counts, so that it works with every alphabet.
 */
export const pressInForm = (event: KeyboardEvent, save: (intent: SaveIntent) => void): void => {
  const control = event.ctrlKey || event.metaKey;
  if (control && (event.code === 'KeyS' || event.key === 'Enter')) {
    event.preventDefault();
    event.stopPropagation();
    save(event.key === 'Enter' ? 'again' : 'close');
  } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.defaultPrevented) {
    // Enter belongs to the input; saving has its own keys.
    event.preventDefault();
  }
};
