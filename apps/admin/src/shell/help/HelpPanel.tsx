import Close from '@mui/icons-material/Close';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { Box, Button, Drawer, IconButton, Typography } from '@mui/material';
import type { Route } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { currentPageName } from '../../routing/page-name.ts';
import { trailTo } from '../menu/menu-tree.ts';
import { useServices } from '../menu/use-services.ts';
import { helpKeyOf, helpKindOf } from './help-key.ts';
import { helpTerms } from './help-terms.ts';

interface HelpPanelProps {
  readonly route: Route;
  readonly phone: boolean;
  readonly onClose: () => void;
  /** Shows what the keys do. */
  readonly onKeys: () => void;
}

/** A term and its meaning, split at the first colon. */
const termOf = (text: string): readonly [string, string] => {
  const at = text.indexOf(': ');
  return [text.slice(0, at), text.charAt(at + 2).toUpperCase() + text.slice(at + 3)];
};

const Terms = ({ keys }: { readonly keys: readonly string[] }) => {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {translate('help.terms')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {keys.map((key) => {
          const [name, meaning] = termOf(translate(`help.term.${key}`));
          return (
            <Box key={key} sx={{ mb: 1 }}>
              <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {meaning}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};

/** What the page is for, what its terms mean, and how pages of its kind work; at the side, or from below on a phone. */
export const HelpPanel = ({ route, phone, onClose, onKeys }: HelpPanelProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const services = useServices();
  const key = helpKeyOf(route);
  const entry = trailTo(services, route.path)?.at(-1);
  const own = translate(`help.${key}`, { _: '' });
  const terms = helpTerms[key] ?? [];
  return (
    <Drawer
      open
      anchor={phone ? 'bottom' : 'right'}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            width: { xs: '100%', sm: 400 },
            maxHeight: phone ? '80dvh' : undefined,
            borderRadius: phone ? '16px 16px 0 0' : undefined,
            p: 2.5,
            pb: phone ? 'calc(20px + env(safe-area-inset-bottom))' : 2.5,
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography id={titleId} variant="h6" component="h2" sx={{ flexGrow: 1, minWidth: 0 }}>
          {currentPageName().ofRoute}
        </Typography>
        <IconButton autoFocus aria-label={translate('help.close')} onClick={onClose} sx={{ mt: -0.5 }}>
          <Close />
        </IconButton>
      </Box>
      {own || entry?.description ? (
        <Typography sx={{ mt: 1 }}>{own || `${entry?.description ?? ''}.`}</Typography>
      ) : null}
      {terms.length > 0 ? <Terms keys={terms} /> : null}
      <Box component="section" sx={{ mt: 2.5 }}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
          {translate('help.how')}
        </Typography>
        <Typography variant="body2">{translate(`help.kind.${helpKindOf(route)}`)}</Typography>
      </Box>
      {phone ? null : (
        <Button startIcon={<KeyboardOutlined />} onClick={onKeys} sx={{ mt: 2, alignSelf: 'flex-start' }}>
          {translate('help.keys')}
        </Button>
      )}
    </Drawer>
  );
};
