import { useEnvironment } from '../../environment/environment.ts';
import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';
import { formatDecimal } from '../number/number-format.ts';

export const IntCell = ({ value, name }: ViewProps) => {
  const { context } = useEnvironment();
  return (
    <NumberText>{name === 'id' ? String(value ?? '') : formatDecimal(value, context.locale)}</NumberText>
  );
};
