import { useState } from 'react';
import { usePlace } from './use-place.ts';

/** Where the user is in the drive, and the search there: going somewhere else ends it. */
export const useSearchedPlace = () => {
  const place = usePlace();
  const [search, setSearch] = useState('');
  const anew = <To>(go: (to: To) => void): ((to: To) => void) => {
    return (to) => {
      setSearch('');
      go(to);
    };
  };
  return { place: { ...place, open: anew(place.open), show: anew(place.show) }, search, setSearch };
};
