import { Box, Button } from '@mui/material';
import { isAmong, type PageLink } from '@school/kernel';
import { Link } from 'react-router-dom';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { filledAddress, opensAddress } from './address.ts';
import type { ViewRow } from './view-answer.ts';

/** Ways on from a page, those that are open to the reader. */
export const PageLinks = ({
  links,
  record,
}: {
  readonly links: readonly PageLink[];
  readonly record: ViewRow;
}) => {
  const words = useWords();
  const environment = useEnvironment();
  const open = links.flatMap(({ label, to, access }) => {
    const address = filledAddress(to, record);
    const isOpen =
      address !== undefined &&
      (access === undefined || isAmong(environment.actor, access)) &&
      opensAddress(environment, address);
    return isOpen ? [{ label, address }] : [];
  });
  if (open.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, displayPrint: 'none' }}>
      {open.map(({ label, address }) => (
        <Button key={label} component={Link} to={address} variant="outlined">
          {words.say(`links.${label}`, label)}
        </Button>
      ))}
    </Box>
  );
};
