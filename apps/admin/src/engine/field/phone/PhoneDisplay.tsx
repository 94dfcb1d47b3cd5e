import { Link } from '@mui/material';
import type { ViewProps } from '../field-view.ts';

export const PhoneDisplay = ({ value }: ViewProps) =>
  value ? (
    <Link
      href={`tel:${String(value).replace(/[^\d+]/g, '')}`}
      underline="hover"
      sx={{ whiteSpace: 'nowrap' }}
    >
      {String(value)}
    </Link>
  ) : null;
