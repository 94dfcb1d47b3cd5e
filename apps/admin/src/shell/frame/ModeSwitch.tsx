import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useText } from '../../i18n/use-text.ts';
import { changeAppearance } from '../../theme/appearance.ts';
import { useAppearance } from '../../theme/use-appearance.ts';

/** Light or dark. */
export const ModeSwitch = () => {
  const text = useText();
  const { mode } = useAppearance();
  const other = mode === 'light' ? 'dark' : 'light';
  return (
    <button
      type="button"
      className="h-icon-button"
      aria-label={text(`mode.${other}`)}
      title={text(`mode.${other}`)}
      onClick={() => changeAppearance({ mode: other })}
    >
      {mode === 'light' ? <DarkModeOutlined /> : <LightModeOutlined />}
    </button>
  );
};
