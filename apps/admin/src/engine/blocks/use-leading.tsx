import { Link } from '@mui/material';
import type { RowWay } from '@school/kernel';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { filledAddress, opensAddress } from '../catalogue/opens-address.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { wayFrom } from '../list/way-from.ts';
import type { NumberedRow } from './view-answer.ts';

interface Leading {
  readonly opens?: string | undefined;
  readonly ways?: readonly RowWay[] | undefined;
}

/** Where rows of a view lead: a click on one, and the links at its end, in the form a table takes. */
export const useLeading = ({
  opens,
  ways = [],
}: Leading): {
  readonly onOpen?: (row: NumberedRow) => void;
  readonly renderMenu?: (row: NumberedRow) => ReactNode;
} => {
  const words = useWords();
  const navigate = useNavigate();
  const environment = useEnvironment();
  const open = ({ row }: NumberedRow): void => {
    const address = filledAddress(opens ?? '', row);
    if (address !== undefined && opensAddress(environment, address)) void navigate(address);
  };
  const links = ({ row }: NumberedRow): ReactNode =>
    ways.map((way) => {
      const address = wayFrom(environment, undefined, way, row);
      return address === undefined ? null : (
        <Link key={way.label} component={RouterLink} to={address} sx={{ mr: 2, whiteSpace: 'nowrap' }}>
          {words.say(`links.${way.label}`, way.label)}
        </Link>
      );
    });
  return {
    ...(opens === undefined ? {} : { onOpen: open }),
    ...(ways.length === 0 ? {} : { renderMenu: links }),
  };
};
