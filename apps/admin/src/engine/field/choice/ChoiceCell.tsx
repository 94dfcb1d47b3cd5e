import type { ViewProps } from '../field-view.ts';
import { Swatch } from './Swatch.tsx';
import { ToneChip } from './ToneChip.tsx';
import { useOptionWords } from './use-option-words.ts';

/** A chip if the definition specifies tones, otherwise plain words. */
export const ChoiceCell = ({ field, name, value, resource }: ViewProps<'choice'>) => {
  const words = useOptionWords(field.options, name, resource);
  if (value === null || value === undefined || value === '') return null;
  const text = words(String(value));
  const colour = field.swatches?.[String(value)];
  if (colour) {
    return (
      <>
        <Swatch colour={colour} />
        {text}
      </>
    );
  }
  return field.tones ? <ToneChip tone={field.tones[String(value)]} label={text} /> : <>{text}</>;
};
