import type { Picked } from '@school/kernel';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

/** What waits for the rows of a typed text. */
export type Step = 'enter' | 'leave';

interface TypedPick {
  readonly step: Step | undefined;
  readonly setStep: (step: Step | undefined) => void;
  readonly typed: string;
  readonly picks: readonly Picked[];
  readonly more: boolean;
  /** The rows belong to what was typed. */
  readonly settled: boolean;
  /** An entry that makes a new record stands below the rows. */
  readonly creates: boolean;
  readonly onPick: (pick: Picked) => void;
  /** The picker was left, and nothing is what was typed. */
  readonly onUnmatched: (typed: string) => void;
}
type PickKey = KeyboardEvent & { defaultMuiPrevented?: boolean };

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What was typed means this row: by Enter the best one, otherwise the one that is called so or is the only one. */
const meant = (step: Step, { typed, picks, more }: TypedPick): Picked | undefined => {
  if (step === 'enter') return picks[0];
  return (
    picks.find(({ label }) => isSame(label, typed)) ?? (picks.length === 1 && !more ? picks[0] : undefined)
  );
};

/**
 * Nothing that was typed is lost: Enter before the rows have come waits for them, and who leaves the picker has the row
 * that was meant or is told that there is none. One arrow never leads from the only row to making a new record.
 */
export const useTypedPick = (pick: TypedPick) => {
  const { step, setStep, typed, picks, settled, creates } = pick;
  const at = useRef<number | undefined>(undefined);
  const warned = useRef(false);
  const conclude = useEffectEvent((done: Step): void => {
    const found = meant(done, pick);
    setStep(undefined);
    if (found) pick.onPick(found);
    else if (done === 'leave') pick.onUnmatched(typed);
  });
  useEffect(() => {
    if (step && settled) conclude(step);
  }, [step, settled]);
  const hold = (event: PickKey): void => {
    event.preventDefault();
    event.defaultMuiPrevented = true;
  };
  return {
    /** Something was typed: what was begun before counts no more. */
    begin: (): void => {
      setStep(undefined);
      warned.current = false;
      at.current = undefined;
    },
    leave: (): void => {
      if (typed.trim() !== '') setStep('leave');
    },
    onHighlight: (id: number | undefined): void => {
      at.current = id;
    },
    onKeyDown: (event: PickKey): void => {
      if (event.key === 'Enter' && typed.trim() !== '' && !settled) {
        hold(event);
        setStep('enter');
      }
      if (event.key !== 'ArrowDown' || !creates || warned.current) return;
      // The first row is marked at first, and nobody is told.
      if (picks.length === 0 || (at.current ?? picks[0]?.id) !== picks.at(-1)?.id) return;
      hold(event);
      warned.current = true;
    },
  };
};
