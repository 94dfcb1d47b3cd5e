import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { readNumber } from '../number/typed-number.ts';

const readIn =
  (locale: string) =>
  (text: string): number | undefined => {
    const number = readNumber(text, locale);
    return number === undefined || !Number.isSafeInteger(Number(number)) ? undefined : Number(number);
  };

export const IntInput = ({ value, onChange, onBlur, ...rest }: InputProps<'int'>) => {
  const { locale } = useEnvironment().context;
  const draft = useDraft({
    value,
    read: readIn(locale),
    format: (given) => String(given ?? ''),
    onChange,
    onBlur,
  });
  return <TextBase {...rest} {...draft} align="right" inputMode="numeric" />;
};
