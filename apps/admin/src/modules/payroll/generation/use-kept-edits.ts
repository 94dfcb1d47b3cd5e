import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { isYoung, type Draft } from '../../../engine/form/draft/draft.ts';
import { dropDraft, keepDraft, readDraft } from '../../../engine/form/draft/draft-store.ts';
import type { Edits, RowEdits } from './edits.ts';

const editsIn = ({ values }: Draft): Edits =>
  new Map(Array.isArray(values['edits']) ? (values['edits'] as [number, RowEdits][]) : []);

interface KeptEdits {
  /** Edits left by an earlier visit; none when there is nothing to offer. */
  readonly offered: Draft | undefined;
  readonly take: () => void;
  readonly drop: () => void;
}

/**
 * Keeps the amounts typed into a grid in this browser until payslips are created from them or they are discarded, and
 * offers what was left over: a reload loses nothing.
 * @param place the group and the period
 */
export const useKeptEdits = (place: string, edits: Edits, onTake: (edits: Edits) => void): KeptEdits => {
  const { actor } = useEnvironment();
  const key = `${actor.id} payGrid ${place}`;
  const [offered, setOffered] = useState<Draft>();
  const had = useRef(false);
  useEffect(() => {
    let current = true;
    void readDraft(key).then((draft) => {
      if (!current || !draft) return;
      if (isYoung(draft, Date.now()) && editsIn(draft).size > 0) setOffered(draft);
      else void dropDraft(key);
    });
    return () => {
      current = false;
    };
  }, [key]);
  useEffect(() => {
    // A grid that was only opened still offers the stored amounts.
    if (edits.size === 0 && !had.current) return;
    had.current = edits.size > 0;
    if (edits.size === 0) void dropDraft(key);
    else void keepDraft(key, { at: Date.now(), version: undefined, base: {}, values: { edits: [...edits] } });
  }, [edits, key]);
  return {
    offered,
    take: () => {
      if (offered) onTake(editsIn(offered));
      setOffered(undefined);
    },
    drop: () => {
      setOffered(undefined);
      if (edits.size === 0) void dropDraft(key);
    },
  };
};
