import { Box, Typography } from '@mui/material';
import { currencySign } from '@school/kernel';
import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { formatTyped } from '../number/number-format.ts';
import { readNumber, withScale } from '../number/typed-number.ts';
import { AmountWords } from './AmountWords.tsx';
import { schoolCurrency } from './school-currency.ts';

/**
 * An amount: accepts `1,20,000` and `1.20.000`, shows them grouped once the input loses focus; in words where money is
 * received.
 */
export const MoneyInput = ({ field, value, onChange, onBlur, ...rest }: InputProps<'money'>) => {
  const { locale } = useEnvironment().context;
  const read = (text: string): string | undefined => {
    const number = readNumber(text, locale);
    return number === undefined ? undefined : withScale(number, 2);
  };
  const draft = useDraft({
    value,
    read,
    format: (given) => formatTyped(given, locale, 2),
    onChange,
    onBlur,
  });
  const isAmount = /^\d{1,13}(\.\d{1,2})?$/.test(String(value ?? ''));
  return (
    <Box>
      <TextBase
        {...rest}
        {...draft}
        align="right"
        inputMode="decimal"
        start={rest.dense ? undefined : currencySign(schoolCurrency())}
      />
      {field.words && isAmount && !rest.dense ? (
        <Typography
          variant="caption"
          color="textSecondary"
          component="output"
          sx={{ display: 'block', textAlign: 'end' }}
        >
          <AmountWords amount={String(value)} />
        </Typography>
      ) : null}
    </Box>
  );
};
