import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';
import { formatMoney } from '../number/number-format.ts';

export const MoneyCell = ({ value }: Pick<ViewProps, 'value'>) => (
  <NumberText>{formatMoney(value)}</NumberText>
);
