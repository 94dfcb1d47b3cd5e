import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Closes something that is open when the user clicks or tabs elsewhere or presses Escape. */
export const useCloseOutside = (
  inside: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void => {
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      inside.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  });
};
