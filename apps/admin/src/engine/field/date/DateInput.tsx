import Event from '@mui/icons-material/Event';
import { Box, IconButton } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useRef } from 'react';
import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { languageOf } from '../../../i18n/languages.ts';
import { formatTyped, weekdayOf } from './date-format.ts';
import { readDate } from './typed-date.ts';

const placeholders = { DMY: 'dd/mm/yyyy', MDY: 'mm/dd/yyyy', YMD: 'yyyy-mm-dd' };
/** The browser's calendar opens in its place; it takes neither keys nor mouse events from the typed date. */
const hidden = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '1px',
  height: '1px',
  opacity: 0,
  border: 0,
  p: 0,
  pointerEvents: 'none',
} as const;

/** A date that is typed (`5/6`, `today`, `+7`) or picked; the weekday next to it catches slips. */
export const DateInput = ({ field, value, onChange, onBlur, ...rest }: InputProps<'date'>) => {
  const { context } = useEnvironment();
  const translate = useTranslate();
  const language = useLocale();
  const picker = useRef<HTMLInputElement>(null);
  const draft = useDraft({
    value,
    read: (text) => readDate(text, context.today, context.dateOrder, context.locale),
    format: (given) => formatTyped(given, context.dateOrder),
    onChange,
    onBlur,
  });
  const bound = (given: string | undefined): string | undefined =>
    given === 'today' ? context.today : given;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(String(value ?? ''));
  return (
    <Box sx={{ position: 'relative' }}>
      <TextBase
        {...rest}
        {...draft}
        placeholder={rest.dense ? undefined : placeholders[context.dateOrder]}
        keepLabelUp={!rest.dense}
        end={
          <>
            {rest.dense ? null : weekdayOf(value, languageOf(language).tag)}
            {rest.readOnly ? null : (
              <IconButton
                size="small"
                edge="end"
                tabIndex={-1}
                aria-label={translate('engine.date.pick', { field: rest.label })}
                onClick={() => picker.current?.showPicker()}
              >
                <Event fontSize="small" />
              </IconButton>
            )}
          </>
        }
      />
      <Box
        component="input"
        type="date"
        tabIndex={-1}
        aria-hidden
        ref={picker}
        value={isDay ? String(value) : ''}
        min={bound(field.min)}
        max={bound(field.max)}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value || null)}
        sx={hidden}
      />
    </Box>
  );
};
