import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button } from '@mui/material';
import { isAmong, type PageLink, type ViewRow } from '@school/kernel';
import { Link } from 'react-router-dom';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { filledAddress, opensAddress } from '../catalogue/opens-address.ts';

/** Onward links of a page that are open to the reader. */
export const PageLinks = ({
  links,
  record,
}: {
  readonly links: readonly PageLink[];
  readonly record: ViewRow;
}) => {
  const words = useWords();
  const environment = useEnvironment();
  const open = links.flatMap(({ label, to, icon, access }) => {
    const address = filledAddress(to, record);
    const isOpen =
      address !== undefined &&
      (access === undefined || isAmong(environment.actor, access)) &&
      opensAddress(environment, address);
    return isOpen ? [{ label, address, isBack: icon === 'back' }] : [];
  });
  if (open.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      {open.map(({ label, address, isBack }) => (
        <Button
          key={label}
          component={Link}
          to={address}
          {...(isBack
            ? { startIcon: <ArrowBack />, color: 'inherit' as const }
            : { variant: 'outlined' as const })}
        >
          {words.say(`links.${label}`, label)}
        </Button>
      ))}
    </Box>
  );
};
