import { useEffect } from 'react';

/**
 * Ctrl or Cmd with S saves a grid as it does a form, and never opens the browser's own dialog. The physical position of the
 * key counts, so that it works with every alphabet; behind a dialog nothing is saved.
 * @param save none while there is nothing to save
 */
export const useSaveKey = (save: (() => void) | undefined): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS' || event.defaultPrevented) return;
      event.preventDefault();
      if (!document.querySelector('[role="dialog"]')) save?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
};
