import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useText } from '../../i18n/use-text.ts';
import { changeAppearance } from '../../theme/appearance.ts';
import { choiceNames, defaultPreferences } from '../../theme/layout-preferences.ts';
import type { ChoiceName } from '../../theme/layout-preferences.ts';
import { useAppearance } from '../../theme/use-appearance.ts';
import { LayoutChoice } from './LayoutChoice.tsx';

/** Only the side menu has these. */
const ofSide: ReadonlySet<ChoiceName> = new Set(['sideTheme', 'sideImage', 'sideType']);

/** The panel on the right: everything about the page frame, applied immediately and stored in this browser. */
export const LayoutPanel = () => {
  const text = useText();
  const { panelOpen, preloader, sideShown, layout } = useAppearance();
  const close = (): void => changeAppearance({ panelOpen: false });
  const shown = choiceNames.filter((name) => layout === 'vertical' || !ofSide.has(name));
  return (
    <Drawer
      anchor="right"
      open={panelOpen}
      onClose={close}
      // What is being tried out must be seen as it is, not through an overlay.
      slotProps={{
        backdrop: { invisible: true },
        paper: { 'aria-labelledby': 'layout-panel-title', role: 'dialog' },
      }}
    >
      <div className="h-layout">
        <div className="h-layout-head">
          <h2 id="layout-panel-title">{text('layout.title')}</h2>
          <button type="button" className="h-icon-button" aria-label={text('shell.close')} onClick={close}>
            <CloseOutlined />
          </button>
        </div>
        {shown.map((name) => (
          <LayoutChoice key={name} name={name} />
        ))}
        {layout === 'vertical' ? (
          <FormControlLabel
            control={<Switch checked={sideShown} />}
            label={text('layout.sideShown')}
            onChange={(_, on) => changeAppearance({ sideShown: on })}
          />
        ) : null}
        <FormControlLabel
          control={<Switch checked={preloader} />}
          label={text('layout.preloader')}
          onChange={(_, on) => changeAppearance({ preloader: on })}
        />
        <button
          type="button"
          className="s-button"
          style={{ width: '100%', marginTop: 16 }}
          onClick={() => changeAppearance({ ...defaultPreferences, panelOpen: true })}
        >
          {text('layout.reset')}
        </button>
      </div>
    </Drawer>
  );
};
