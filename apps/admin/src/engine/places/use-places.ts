import { useCallback, useState } from 'react';
import { seated, unseated, type Arrangement, type Place } from './arrangement.ts';

/** Places while they are being arranged: a person is picked up, and put down. @param first initial places */
export const usePlaces = (first: () => Arrangement) => {
  const [arrangement, setArrangement] = useState(first);
  const [changed, setChanged] = useState(false);
  const [picked, pick] = useState<number>();
  const change = useCallback((next: Arrangement): void => {
    setArrangement(next);
    setChanged(true);
    pick(undefined);
  }, []);
  return {
    arrangement,
    changed,
    picked,
    pick,
    change,
    /** Puts down the person picked up; if there is none, picks up whoever is there. */
    press: (place: Place, occupant: number | undefined): void => {
      if (picked !== undefined && picked !== occupant) change(seated(arrangement, picked, place));
      else pick(picked === occupant ? undefined : occupant);
    },
    put: (person: number, place: Place): void => change(seated(arrangement, person, place)),
    takeAway: (person: number): void => change(unseated(arrangement, person)),
    saved: (): void => setChanged(false),
  };
};
