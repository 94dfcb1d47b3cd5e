import { useEnvironment } from '../../environment/environment.ts';
import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';
import { formatDecimal } from '../number/number-format.ts';

export const DecimalCell = ({ value, field }: ViewProps) => {
  const { context } = useEnvironment();
  const scale = 'scale' in field ? field.scale : undefined;
  return <NumberText>{formatDecimal(value, context.locale, scale)}</NumberText>;
};
