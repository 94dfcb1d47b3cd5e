import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { useDraft } from '../frame/use-draft.ts';
import { formatTyped } from './number-format.ts';
import { readExact } from './read-exact.ts';

type Given = Pick<InputProps<'decimal' | 'percent'>, 'field' | 'value' | 'onChange' | 'onBlur'>;

/** `12.5000` as `12.5`: a field that does not specify its decimals shows the significant ones. */
const shortOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') : value;

/** A decimal that is typed and shown in the language's notation: `12,5` in German. */
export const useExactDraft = ({ field, value, onChange, onBlur }: Given): ReturnType<typeof useDraft> => {
  const { context } = useEnvironment();
  const isTrimmed = field.type === 'decimal' && field.trim === true;
  return useDraft({
    value,
    read: (text) => readExact(field, text, context),
    format: (given) => formatTyped(shortOf(given), context.locale, isTrimmed ? undefined : field.scale),
    onChange,
    onBlur,
  });
};
