import { Link } from '@mui/material';
import { may } from '@school/kernel';
import { Link as RouterLink } from 'react-router-dom';
import { recordPath } from '../../catalogue/paths.ts';
import { useEnvironment } from '../../environment/environment.ts';
import type { ViewProps } from '../field-view.ts';
import { RefCell } from './RefCell.tsx';

/** The other record, linked to where it is shown, or else edited. */
export const RefDisplay = (props: ViewProps<'ref'>) => {
  const { actor, catalogue } = useEnvironment();
  if (props.value === null || props.value === undefined) return null;
  const target = catalogue.resource(props.field.to);
  const address = may(actor, target.access, 'read')
    ? (recordPath(target, 'show', { id: props.value }) ?? recordPath(target, 'edit', { id: props.value }))
    : undefined;
  if (!address || address.endsWith('/')) return <RefCell {...props} />;
  return (
    <Link component={RouterLink} to={address} underline="always">
      <RefCell {...props} />
    </Link>
  );
};
