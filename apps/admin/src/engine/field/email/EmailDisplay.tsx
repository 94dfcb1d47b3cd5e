import { Link } from '@mui/material';
import type { ViewProps } from '../field-view.ts';

export const EmailDisplay = ({ value }: ViewProps) =>
  value ? (
    <Link href={`mailto:${String(value)}`} underline="hover">
      {String(value)}
    </Link>
  ) : null;
