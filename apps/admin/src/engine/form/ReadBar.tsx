import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BarFrame } from './BarFrame.tsx';

/** The exit from a read-only form. */
export const ReadBar = ({ onCancel }: { readonly onCancel: () => void }) => {
  const translate = useTranslate();
  return (
    <BarFrame>
      <Button onClick={onCancel}>{translate('engine.verb.back')}</Button>
    </BarFrame>
  );
};
