import { useState } from 'react';

interface DraftOptions {
  readonly value: unknown;
  /** The stored form of a typed text; undefined when it is not understood. */
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

/**
 * Typed text beside its value: what is typed stands as typed until the input is left, then in its proper form.
 * The value follows every key; text that is not understood becomes the value, so that the check names it.
 */
export const useDraft = ({ value, read, format, onChange, onBlur }: DraftOptions): Draft => {
  const [draft, setDraft] = useState<string | undefined>();
  return {
    text: draft ?? format(value),
    onText: (text) => {
      setDraft(text);
      onChange(text.trim() === '' ? null : (read(text) ?? text));
    },
    onFocus: () => setDraft(format(value)),
    onBlur: () => {
      setDraft(undefined);
      onBlur?.();
    },
  };
};
