import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isLetterKey, isTyping } from '../shortcuts/keys.ts';

/** E opens the form of the record on the page; while the user is typing, or a dialog is open, it is a letter. */
export const useEditKey = (edit: string | undefined): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (edit === undefined) return undefined;
    const press = (event: KeyboardEvent): void => {
      const isElsewhere = isTyping(event.target) || document.querySelector('[role="dialog"], [role="menu"]');
      if (event.defaultPrevented || isElsewhere || !isLetterKey(event, 'e')) return;
      event.preventDefault();
      void navigate(edit);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [edit, navigate]);
};
