export type RowCommand =
  | { readonly focus: number }
  | { readonly toggle: number; readonly focus?: number }
  | { readonly open: number };

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * What a key does on row `at` of `count`: arrows, Home and End move, Shift+arrow takes the next row along,
 * Space marks, Enter opens. Undefined: the key is none of the table's.
 */
export const rowCommand = (at: number, { key, shiftKey }: Pressed, count: number): RowCommand | undefined => {
  const within = (row: number): number => Math.min(Math.max(row, 0), count - 1);
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  if (count === 0) return undefined;
  if (next !== undefined) {
    const focus = within(next);
    return shiftKey && key.startsWith('Arrow') && focus !== at ? { toggle: focus, focus } : { focus };
  }
  if (key === ' ') return { toggle: at };
  return key === 'Enter' ? { open: at } : undefined;
};
