import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import type { SaveIntent } from './save-intent.ts';

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'code' | 'key'>;

const saves = ({ ctrlKey, metaKey, code, key }: Pressed): boolean =>
  (ctrlKey || metaKey) && (code === 'KeyS' || key === 'Enter');

/** Whether a form is in front: no dialog is on top of it. */
const isInFront = (form: Element): boolean => {
  const dialogs = document.querySelectorAll('[role="dialog"]');
  return (dialogs[dialogs.length - 1] ?? null) === form.closest('[role="dialog"]');
};

/** Ctrl or Cmd with S also saves while nothing has the focus, where the browser would offer to save the page. */
export const useKeysAround = (
  root: RefObject<HTMLFormElement | null>,
  save: ((intent: SaveIntent) => void) | undefined,
): void => {
  useEffect(() => {
    if (!save) return undefined;
    const press = (event: globalThis.KeyboardEvent): void => {
      const form = root.current;
      const isOurs = event.target === document.body || event.code === 'KeyS';
      if (!form || event.defaultPrevented || !saves(event) || !isOurs || !isInFront(form)) return;
      event.preventDefault();
      save(event.key === 'Enter' ? 'again' : 'close');
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
};

/**
 * The keys of every form: Ctrl or Cmd with S saves, with Enter saves and starts a new one; Enter alone never submits. The
 * physical position of the key counts, so that it works with every alphabet.
 */
export const pressInForm = (event: KeyboardEvent, save: (intent: SaveIntent) => void): void => {
  if (saves(event)) {
    event.preventDefault();
    event.stopPropagation();
    save(event.key === 'Enter' ? 'again' : 'close');
  } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.defaultPrevented) {
    // Enter belongs to the input; saving has its own keys.
    event.preventDefault();
  }
};
