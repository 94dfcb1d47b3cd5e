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
  /** The rows belong to the typed text. */
  readonly settled: boolean;
  /** An entry for creating a record is below the rows. */
  readonly creates: boolean;
  readonly onPick: (pick: Picked) => void;
  /** The picker was left, and no row matches the typed text. */
  readonly onUnmatched: (typed: string) => void;
}
type PickKey = KeyboardEvent & { defaultMuiPrevented?: boolean };

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The row meant by the typed text: on Enter the best one, otherwise the one with exactly that name or the only one. */
const meant = (step: Step, { typed, picks, more }: TypedPick): Picked | undefined => {
  if (step === 'enter') return picks[0];
  return (
    picks.find(({ label }) => isSame(label, typed)) ?? (picks.length === 1 && !more ? picks[0] : undefined)
  );
};

/**
 * Nothing typed is lost: Enter before the rows have arrived waits for them, and users who leave the picker get the row they
 * meant or are told that there is none. A single arrow key never leads from the only row to creating a record.
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
    /** Something was typed: anything started before no longer counts. */
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
      // The first row is highlighted initially, without notification.
      if (picks.length === 0 || (at.current ?? picks[0]?.id) !== picks.at(-1)?.id) return;
      hold(event);
      warned.current = true;
    },
  };
};
