import { useState } from 'react';

interface DraftOptions {
  readonly value: unknown;
  /** The stored form of a typed text; undefined if it is not understood. */
  readonly read: (text: string) => unknown;
  readonly format: (value: unknown) => string;
  readonly onChange: (value: unknown) => void;
  readonly onBlur?: () => void;
}
interface Draft {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Typed text, and the value that it stood for. */
interface Typed {
  readonly text: string;
  readonly value: unknown;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Typed text alongside its value: it stays as typed until the input loses focus, then takes its proper form. The value
 * follows every key; text that is not understood becomes the value, so that validation names it. A value from elsewhere
 * (filled down, pasted, taken from a draft) replaces the typed text, even under the caret.
 */
export const useDraft = ({ value, read, format, onChange, onBlur }: DraftOptions): Draft => {
  const [typed, setTyped] = useState<Typed | undefined>();
  return {
    text: typed && same(typed.value, value) ? typed.text : format(value),
    onText: (text) => {
      const next = text.trim() === '' ? null : (read(text) ?? text);
      setTyped({ text, value: next });
      onChange(next);
    },
    onFocus: () => setTyped({ text: format(value), value }),
    onBlur: () => {
      setTyped(undefined);
      onBlur?.();
    },
  };
};
