import type { PlacedTask } from './input.ts';

/** All slots that a task takes when it stands in one, that one first. */
export const cellsAt = ({ slots, cells }: PlacedTask, slot: number): readonly number[] =>
  cells?.[slots.indexOf(slot)] ?? [slot];

/** How many lessons a task is: of each class that has a part in it, one after the other. */
export const lessonsIn = ({ length = 1, beside = [] }: PlacedTask): number => length * (1 + beside.length);
