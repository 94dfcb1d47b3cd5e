import OpenInNew from '@mui/icons-material/OpenInNew';
import { IconButton, Tooltip } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../environment/environment.ts';
import { chosenPath } from './chosen-path.ts';

interface OpenChosenProps {
  readonly to: AnyResource;
  readonly id: number;
  /** The words of the record. */
  readonly name: string;
}

/** Link to the record that a picker holds, in a new tab so that the form stays. */
export const OpenChosen = ({ to, id, name }: OpenChosenProps) => {
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const address = chosenPath(actor, to, id);
  if (!address) return null;
  const label = translate('engine.ref.open', { name });
  return (
    <Tooltip title={label}>
      <IconButton
        href={address}
        target="_blank"
        rel="noopener"
        size="small"
        aria-label={label}
        // Skipped by the Tab key, so typing goes from field to field; the record also opens from this one's page.
        tabIndex={-1}
        sx={{ mt: 0.25, displayPrint: 'none' }}
      >
        <OpenInNew fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
