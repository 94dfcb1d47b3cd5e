import { useTranslate } from 'react-admin';
import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';

/** The server assigns the number when the record is saved. */
export const SeriesInput = ({ value, ...rest }: InputProps<'series'>) => {
  const translate = useTranslate();
  return (
    <TextBase
      {...rest}
      required={false}
      readOnly
      text={String(value ?? '')}
      onText={() => undefined}
      placeholder={translate('engine.series.onSave')}
      keepLabelUp
    />
  );
};
