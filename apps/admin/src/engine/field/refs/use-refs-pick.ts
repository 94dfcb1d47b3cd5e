import type { Picked } from '@school/kernel';
import { useState } from 'react';
import type { InputProps } from '../field-view.ts';
import { usePicking } from '../ref/use-picking.ts';
import { usePickedWords } from '../ref/use-picks.ts';

/** What a picker of several records holds and offers: rows for the typed text, those chosen. */
export const useRefsPick = ({ field, name, value, onChange, error }: InputProps<'refs'>) => {
  const [seen, setSeen] = useState<ReadonlyMap<unknown, Picked>>(new Map());
  const ids = Array.isArray(value) ? (value as number[]) : [];
  const words = usePickedWords(field.to, ids, seen);
  const see = (chosen: readonly Picked[]): void =>
    setSeen(new Map([...seen, ...chosen.map((pick) => [pick.id, pick] as const)]));
  const picking = usePicking({
    picker: { name, ...field },
    error,
    onPick: (pick) => {
      see([pick]);
      if (!ids.includes(pick.id)) onChange([...ids, pick.id]);
    },
  });
  return {
    ...picking,
    problem: picking.problemOf(),
    chosen: ids.map((id) => words.get(id) ?? { id, label: '…' }),
    close: (reason: string): void => {
      picking.setOpen(false);
      // Escape discards what is typed, never what is chosen.
      if (reason === 'escape') picking.setTyped('');
    },
    choose: (picked: readonly Picked[]): void => {
      see(picked);
      onChange(picked.map(({ id }) => id));
    },
    // The list is re-rendered with each choice, which is no reason to lose the typed text.
    type: (text: string, reason: string): void => {
      if (reason !== 'reset') picking.type(text, reason);
    },
  };
};
