import { useEnvironment } from '../../environment/environment.ts';
import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';
import { formatDecimal } from '../number/number-format.ts';

export const PercentCell = ({ value }: ViewProps) => {
  const { context } = useEnvironment();
  const text = formatDecimal(value, context.locale);
  return <NumberText>{text === '' ? '' : `${text} %`}</NumberText>;
};
