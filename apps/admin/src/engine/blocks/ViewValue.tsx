import { Link } from '@mui/material';
import type { ShownColumn, ViewRow } from '@school/kernel';
import { Link as RouterLink } from 'react-router-dom';
import { useEnvironment } from '../environment/environment.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import { FieldDisplay } from '../field/FieldDisplay.tsx';
import { filledAddress, opensAddress } from '../catalogue/opens-address.ts';
import { isBlank } from './view-answer.ts';

interface ViewValueProps {
  readonly column: ShownColumn;
  readonly row: ViewRow;
  /** In a table: short, without links of its own. */
  readonly dense?: boolean;
}

/** A value of a view, linked to what it is about if the reader has somewhere to go. */
export const ViewValue = ({ column, row, dense = false }: ViewValueProps) => {
  const environment = useEnvironment();
  const { key, field, link } = column;
  const value = row[key];
  if (isBlank(value)) return dense ? null : <>–</>;
  const address = link === undefined ? undefined : filledAddress(link, row);
  const leads = address !== undefined && opensAddress(environment, address);
  const View = dense || leads ? FieldCell : FieldDisplay;
  const shown = <View field={field} name={key} value={value} row={row} />;
  if (!leads) return shown;
  return (
    <Link component={RouterLink} to={address}>
      {shown}
    </Link>
  );
};
