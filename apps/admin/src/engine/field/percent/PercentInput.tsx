import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { readNumber } from '../number/typed-number.ts';

export const PercentInput = ({ value, onChange, onBlur, ...rest }: InputProps<'percent'>) => {
  const draft = useDraft({
    value,
    read: readNumber,
    format: (given) => String(given ?? ''),
    onChange,
    onBlur,
  });
  return <TextBase {...rest} {...draft} align="right" inputMode="decimal" end="%" />;
};
