import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useEnvironment } from '../../environment/environment.ts';
import { foundBy } from '../../catalogue/paths.ts';
import type { ViewProps } from '../field-view.ts';
import { chosenPath } from './chosen-path.ts';
import { RefCell } from './RefCell.tsx';

/** The other record, linked to where it is shown or, failing that, edited. */
export const RefDisplay = (props: ViewProps<'ref'>) => {
  const { actor, catalogue } = useEnvironment();
  if (props.value === null || props.value === undefined) return null;
  const target = catalogue.resource(props.field.to);
  const labels = props.row['_labels'] as Readonly<Record<string, unknown>> | undefined;
  const by = labels?.[`${props.name}.${foundBy(target) ?? ''}`];
  const address = chosenPath(actor, target, props.value, by);
  if (!address) return <RefCell {...props} />;
  return (
    <Link component={RouterLink} to={address} underline="always">
      <RefCell {...props} />
    </Link>
  );
};
