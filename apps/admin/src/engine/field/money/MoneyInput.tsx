import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { formatDecimal } from '../number/number-format.ts';
import { readNumber, withScale } from '../number/typed-number.ts';

const read = (text: string): string | undefined => {
  const number = readNumber(text);
  return number === undefined ? undefined : withScale(number, 2);
};

/** Rupees: takes `1,20,000`, shows them grouped once the input is left. */
export const MoneyInput = ({ value, onChange, onBlur, ...rest }: InputProps<'money'>) => {
  const draft = useDraft({
    value,
    read,
    format: (given) => formatDecimal(given, 'en-PK', 2),
    onChange,
    onBlur,
  });
  return (
    <TextBase {...rest} {...draft} align="right" inputMode="decimal" start={rest.dense ? undefined : 'Rs'} />
  );
};
