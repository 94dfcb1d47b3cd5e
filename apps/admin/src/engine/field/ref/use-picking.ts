import type { Picked } from '@school/kernel';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { moreId, usePicks, type Picker } from './use-picks.ts';
import { useTypedPick, type Step } from './use-typed-pick.ts';

interface Picking {
  readonly picker: Picker;
  /** An existing error of the field. */
  readonly error: string | undefined;
  /** An entry for creating a record is below the rows. */
  readonly creates?: boolean;
  /** The typed text means this row. */
  readonly onPick: (pick: Picked) => void;
  /** The typed text matches no row. */
  readonly onUnmatched?: (text: string) => void;
}

/** The text typed into a picker, of one record or of several, and the rows it offers for it. */
export const usePicking = ({ picker, error, creates = false, onPick, onUnmatched }: Picking) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState<Step>();
  const [unmatched, setUnmatched] = useState('');
  const rows = usePicks(picker, typed, open || step !== undefined);
  const { picks, more, loading, failed, settled } = rows;
  const keys = useTypedPick({
    step,
    setStep,
    typed,
    picks,
    more,
    settled,
    creates,
    onPick: (pick) => {
      setTyped('');
      onPick(pick);
    },
    onUnmatched: (text) => {
      setTyped('');
      setUnmatched(text);
      onUnmatched?.(text);
    },
  });
  return {
    open,
    setOpen,
    typed,
    setTyped,
    loading,
    failed,
    /** Keys of the picker, and what they trigger once the rows have arrived. */
    keys,
    options: more ? [...picks, { id: moreId, label: translate('engine.ref.more') }] : picks,
    /** @param lost words in the field that match no record */
    problemOf: (lost = unmatched): string | undefined =>
      error ?? (lost ? translate('engine.ref.unmatched', { name: lost }) : undefined),
    type: (text: string, reason: string): void => {
      if (reason === 'blur') return keys.leave();
      setTyped(reason === 'input' ? text : '');
      setUnmatched('');
      if (reason !== 'reset') keys.begin();
    },
  };
};
