import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ApplicationRow } from '../parts/application.ts';
import type { ApplicationVerb } from './approval-tabs.ts';

interface ApplicationVerbsProps {
  readonly row: ApplicationRow;
  readonly verbs: readonly ApplicationVerb[];
  readonly busy: boolean;
  readonly onVerb: (verb: ApplicationVerb) => void;
}

const colours = { approve: 'success', deny: 'error', cancel: 'primary' } as const;

/** Buttons for an application; each tells a screen reader whose it is. */
export const ApplicationVerbs = ({ row, verbs, busy, onVerb }: ApplicationVerbsProps) => {
  const translate = useTranslate();
  const name = row._labels?.['employee'] ?? '';
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {verbs.map((verb) => (
        <Button
          key={verb}
          size="small"
          color={colours[verb]}
          disabled={busy}
          aria-label={translate(`leave.${verb}Of`, { name })}
          onClick={(event) => {
            event.stopPropagation();
            onVerb(verb);
          }}
        >
          {translate(`leave.verb.${verb}`)}
        </Button>
      ))}
    </Box>
  );
};
