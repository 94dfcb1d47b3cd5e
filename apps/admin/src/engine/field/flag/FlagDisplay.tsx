import { useTranslate } from 'react-admin';
import type { ViewProps } from '../field-view.ts';

export const FlagDisplay = ({ value }: ViewProps) => {
  const translate = useTranslate();
  if (value === null || value === undefined) return null;
  return <>{translate(value ? 'engine.flag.yes' : 'engine.flag.no')}</>;
};
