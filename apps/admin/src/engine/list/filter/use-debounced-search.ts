import { useEffect, useRef, useState } from 'react';

export const searchDelayMs = 500;

/** Text of the quick search that is passed on once typing has paused. */
export const useDebouncedSearch = (
  value: string,
  onSearch: (text: string) => void,
): readonly [string, (text: string) => void] => {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => {
    // The address was changed from elsewhere: a cleared filter, the Back button.
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [
    text,
    (next) => {
      setText(next);
      clearTimeout(timer.current);
      const { pathname } = window.location;
      timer.current = setTimeout(() => {
        // Navigation to another page is under way and not yet rendered: the search would bring the user back.
        if (window.location.pathname !== pathname) return;
        sent.current = next.trim();
        onSearch(next.trim());
      }, searchDelayMs);
    },
  ];
};
