import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Something that is open on this page only: `rest` again as soon as the address changes. */
export const useUntilNextPage = <T>(rest: T): readonly [T, (value: T) => void] => {
  const { pathname } = useLocation();
  const [kept, setKept] = useState({ value: rest, pathname });
  return [kept.pathname === pathname ? kept.value : rest, (value) => setKept({ value, pathname })];
};
