import type { Tone } from '@school/kernel';
import { orderedMoves, type Move } from './use-moves.ts';

const move = (key: string, tone?: Tone, isMove = true): Move => ({
  key,
  label: key,
  tone,
  isMove,
  run: () => undefined,
});
const names = (moves: readonly Move[]): string[] => moves.map(({ key }) => key);

it('leaves nothing that ends something at hand', () => {
  const { shown, behind } = orderedMoves([
    move('void', 'error'),
    move('open', 'info'),
    move('leave', 'warning'),
  ]);
  expect(names(shown)).toEqual(['open']);
  expect(names(behind)).toEqual(['void', 'leave']);
});

it('keeps the two halves of a decision beside each other, the refusal last', () => {
  const { shown, behind } = orderedMoves([
    move('reject', 'error'),
    move('approve', 'success'),
    move('drop', 'warning'),
  ]);
  expect(names(shown)).toEqual(['approve', 'reject']);
  expect(names(behind)).toEqual(['drop']);
});

it('takes a destructive action for no half of a decision', () => {
  const { behind } = orderedMoves([move('approve', 'success'), move('wipe', 'error', false)]);
  expect(names(behind)).toEqual(['wipe']);
});
