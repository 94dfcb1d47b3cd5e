import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';
import { useExactDraft } from '../number/use-exact-draft.ts';

export const PercentInput = ({ field, value, onChange, onBlur, ...rest }: InputProps<'percent'>) => {
  const draft = useExactDraft({ field, value, onChange, onBlur });
  return <TextBase {...rest} {...draft} align="right" inputMode="decimal" end="%" />;
};
