import { useCallback, useEffect, useRef } from 'react';

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Keeps what is typed between Ctrl+K and the box it is meant for, which may have to load first. Returns a function that
 * hands it over, once.
 */
export const useEarlyKeys = (isOpen: boolean): (() => string) => {
  const typed = useRef('');
  const isTaken = useRef(false);
  useEffect(() => {
    typed.current = '';
    isTaken.current = false;
    if (!isOpen) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (isTaken.current || event.isComposing) return;
      if (isLetter(event)) typed.current += event.key;
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isOpen]);
  return useCallback(() => {
    isTaken.current = true;
    const text = typed.current;
    typed.current = '';
    return text;
  }, []);
};
