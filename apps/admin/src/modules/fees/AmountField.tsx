import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { compareMoney } from '@school/domain';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { AmountWords } from '../../engine/field/money/AmountWords.tsx';
import { typedAmount } from './typed-amount.ts';

interface AmountFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The largest amount accepted. */
  readonly most?: string | undefined;
  readonly focused?: boolean;
}

/** An amount as typed, with its wording below, or why it is not one. */
export const AmountField = ({ text, onText, most, focused = false }: AmountFieldProps) => {
  const translate = useTranslate();
  const { locale } = useEnvironment().context;
  const amount = typedAmount(text, locale);
  const isTooMuch = amount !== undefined && most !== undefined && compareMoney(amount, most) > 0;
  const isWrong = text !== '' && amount === undefined;
  const helper = (): React.ReactNode => {
    if (isWrong) return translate('fees.pay.notAmount');
    if (isTooMuch) return translate('fees.pay.tooMuch', { due: formatMoney(most) });
    return amount === undefined ? ' ' : <AmountWords amount={amount} />;
  };
  return (
    <TextField
      label={translate('fees.pay.amount')}
      value={text}
      onChange={(event) => onText(event.target.value)}
      error={isTooMuch || isWrong}
      helperText={helper()}
      autoFocus={focused}
      onFocus={(event) => event.target.select()}
      size="small"
      slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
      sx={{ width: { xs: '100%', sm: 240 } }}
    />
  );
};
