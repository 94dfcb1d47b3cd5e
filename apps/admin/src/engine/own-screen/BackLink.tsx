import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

/** The way back, as a link that can be opened in a new tab. */
export const BackLink = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Button component={Link} to={to} startIcon={<ArrowBack />} color="inherit">
    {label}
  </Button>
);
