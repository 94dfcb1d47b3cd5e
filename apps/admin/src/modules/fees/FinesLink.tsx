import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { filledAddress, opensAddress } from '../../engine/catalogue/opens-address.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { formatMoney } from '../../engine/field/number/number-format.ts';

interface FinesLinkProps {
  readonly student: number | string;
  readonly amount: string;
}

const fines = '/books/library_transactions?filter=%7B%22student%22%3A:student%7D';

/** What a student owes the library, with a link to the individual fines. */
export const FinesLink = ({ student, amount }: FinesLinkProps) => {
  const environment = useEnvironment();
  const address = filledAddress(fines, { student });
  if (address === undefined || !opensAddress(environment, address)) return formatMoney(amount);
  return (
    <Link component={RouterLink} to={address}>
      {formatMoney(amount)}
    </Link>
  );
};
