import { useFormContext } from 'react-hook-form';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const inputOf = (name: string): TextElement | undefined => {
  const found = document.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]:not([aria-hidden])`);
  return found instanceof HTMLTextAreaElement || found instanceof HTMLInputElement ? found : undefined;
};

/**
 * Inserts a text into a field of the surrounding form, at its current or last cursor position.
 * @param names fields that may receive it; the one being typed into does, by default the first
 */
export const useInsert = (names: readonly [string, ...string[]]): ((text: string) => void) => {
  const { getValues, setValue } = useFormContext();
  return (text) => {
    const name = names.find((one) => inputOf(one) === document.activeElement) ?? names[0];
    const element = inputOf(name);
    const value: unknown = getValues(name);
    const before = typeof value === 'string' ? value : '';
    const from = element?.selectionStart ?? before.length;
    const to = element?.selectionEnd ?? from;
    setValue(name, `${before.slice(0, from)}${text}${before.slice(to)}`, {
      shouldDirty: true,
      shouldValidate: true,
    });
    // The field is rendered with its new text before the cursor can be placed after it.
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(from + text.length, from + text.length);
    });
  };
};
