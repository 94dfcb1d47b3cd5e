import { useEnvironment } from '../../environment/environment.ts';
import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';
import { formatDecimal } from '../number/number-format.ts';

export const IntCell = ({ value, name, field }: ViewProps) => {
  const { context } = useEnvironment();
  const isPlain = name === 'id' || (field.type === 'int' && field.year === true);
  return <NumberText>{isPlain ? String(value ?? '') : formatDecimal(value, context.locale)}</NumberText>;
};
