import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { lazy, Suspense } from 'react';
import { loadModuleTexts } from '../../i18n/current-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFoundRoute } from '../../routing/use-found-route.ts';
import { usePhone } from '../frame/use-phone.ts';
import { showHelp, useHelpShown } from './help-shown.ts';

const HelpPanel = lazy(async () => {
  const [{ HelpPanel: Panel }] = await Promise.all([import('./HelpPanel.tsx'), loadModuleTexts(['help'])]);
  return { default: Panel };
});
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../../engine/shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

const close = (): void => showHelp(undefined);

/**
 * The help for the current page, behind a question mark in the bar; its texts load when it is opened. A phone has no room
 * for it there: it is opened from the user menu.
 */
export const HelpButton = () => {
  const text = useText();
  const phone = usePhone();
  const route = useFoundRoute()?.route;
  const shown = useHelpShown();
  if (!route) return null;
  return (
    <>
      {phone ? null : (
        <button
          type="button"
          className="h-icon-button"
          aria-label={text('shell.help')}
          aria-haspopup="dialog"
          title={text('shell.help')}
          onClick={() => showHelp('help')}
        >
          <HelpOutline />
        </button>
      )}
      <Suspense fallback={null}>
        {shown === 'help' ? (
          <HelpPanel route={route} phone={phone} onClose={close} onKeys={() => showHelp('keys')} />
        ) : null}
        {shown === 'keys' ? <ShortcutsDialog kind={route.kind} onClose={close} /> : null}
      </Suspense>
    </>
  );
};
