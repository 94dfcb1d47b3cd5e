import { createContext, useContext, useSyncExternalStore } from 'react';

export type Row = Readonly<Record<string, unknown>>;

/** The values around an input; only inputs that read the row are re-rendered when it changes. */
export interface RowSource {
  readonly get: () => Row;
  readonly subscribe: (listener: () => void) => () => void;
}
export interface RowStore extends RowSource {
  readonly set: (row: Row) => void;
}

const never = (): (() => void) => () => undefined;

/** A row that stays the same; a changed one is another source. */
export const fixedRow = (row: Row): RowSource => ({ get: () => row, subscribe: never });

/** A row that is set from outside. */
export const createRowStore = (first: Row): RowStore => {
  let row = first;
  const listeners = new Set<() => void>();
  return {
    get: () => row,
    set: (next) => {
      row = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const RowContext = createContext<RowSource>(fixedRow({}));

export const useRow = (): Row => {
  const { subscribe, get } = useContext(RowContext);
  return useSyncExternalStore(subscribe, get);
};
