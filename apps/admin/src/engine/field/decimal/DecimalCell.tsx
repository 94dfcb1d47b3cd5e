import { useEnvironment } from '../../environment/environment.ts';
import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';
import { formatDecimal } from '../number/number-format.ts';

export const DecimalCell = ({ value, field }: ViewProps) => {
  const { context } = useEnvironment();
  const isTrimmed = field.type === 'decimal' && field.trim === true;
  const scale = 'scale' in field && !isTrimmed ? field.scale : undefined;
  return <NumberText>{formatDecimal(value, context.locale, scale)}</NumberText>;
};
