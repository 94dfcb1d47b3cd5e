import { useEffect, useRef, useState } from 'react';

export const searchDelayMs = 500;

/** Text of the quick search that is handed on once typing has rested. */
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
        // Already on the way to another page, which has yet to be drawn: the search would call the user back.
        if (window.location.pathname !== pathname) return;
        sent.current = next.trim();
        onSearch(next.trim());
      }, searchDelayMs);
    },
  ];
};
