import type { RaRecord } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { besideMove } from './board-moves.ts';
import { useBoard } from './use-board.ts';

const sideways: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The card above, below or at the same height in the next column. */
const neighbourOf = (card: Element, key: string): HTMLElement | null => {
  if (key === 'ArrowUp') return card.previousElementSibling as HTMLElement | null;
  if (key === 'ArrowDown') return card.nextElementSibling as HTMLElement | null;
  const step = sideways[key];
  const column = card.closest('[data-column]');
  if (step === undefined || !column) return null;
  const at = [...(card.parentElement?.children ?? [])].indexOf(card);
  let next = step > 0 ? column.nextElementSibling : column.previousElementSibling;
  while (next && !next.querySelector('[data-card]'))
    next = step > 0 ? next.nextElementSibling : next.previousElementSibling;
  const cards = next?.querySelectorAll<HTMLElement>('[data-card]');
  return cards?.[Math.min(at, cards.length - 1)] ?? null;
};

/** Arrow keys go from card to card, with Alt they move the card into the next column; Enter opens it. */
export const useBoardKeys = (values: readonly string[], by: string, control: ReturnType<typeof useBoard>) => {
  const navigate = useNavigate();
  return (event: KeyboardEvent<HTMLElement>, row: RaRecord, to: string | undefined): void => {
    if (event.target !== event.currentTarget) return;
    const step = sideways[event.key];
    if (event.key === 'Enter' && to) return void navigate(to);
    if (event.altKey && step) {
      event.preventDefault();
      const move = besideMove(values, String(row[by]), step, control.moves(row));
      if (move) control.move(row, move);
      return;
    }
    const next = neighbourOf(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
};
