import type { PlacedTask } from './input.ts';

/** All slots that a task occupies when placed in one, that one first. */
export const cellsAt = ({ slots, cells }: PlacedTask, slot: number): readonly number[] =>
  cells?.[slots.indexOf(slot)] ?? [slot];

/** How many lessons a task comprises: of each class involved, one after the other. */
export const lessonsIn = ({ length = 1, beside = [] }: PlacedTask): number => length * (1 + beside.length);
