import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import { useTranslate } from 'react-admin';
import type { ViewProps } from '../field-view.ts';

/** A tick or a dash, with the word for those who cannot see it. */
export const FlagCell = ({ field, value }: ViewProps) => {
  const translate = useTranslate();
  if (value === null || value === undefined) return null;
  const title = translate(value ? 'engine.flag.yes' : 'engine.flag.no');
  return value ? (
    <Check
      fontSize="small"
      color={'warns' in field && field.warns ? 'error' : 'success'}
      titleAccess={title}
      sx={{ display: 'block' }}
    />
  ) : (
    <Remove fontSize="small" color="disabled" titleAccess={title} sx={{ display: 'block' }} />
  );
};
