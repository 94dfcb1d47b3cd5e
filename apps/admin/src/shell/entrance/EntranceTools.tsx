import { chooseLanguage } from '../../i18n/current-language.ts';
import { languageOf, languages } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { changeAppearance } from '../../theme/appearance.ts';
import { useAppearance } from '../../theme/use-appearance.ts';

/** Language and light or dark mode, before sign-in. */
export const EntranceTools = () => {
  const text = useText();
  const { mode } = useAppearance();
  const other = mode === 'light' ? 'dark' : 'light';
  return (
    <div className="e-tools">
      <label>
        <span className="s-visually-hidden">{text('language.choose')}</span>
        <select
          value={text.language.code}
          onChange={(event) => void chooseLanguage(languageOf(event.target.value).code)}
        >
          {languages.map((language) => (
            <option key={language.code} value={language.code} lang={language.tag}>
              {language.name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="e-icon-button"
        aria-label={text(`mode.${other}`)}
        title={text(`mode.${other}`)}
        onClick={() => changeAppearance({ mode: other })}
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {mode === 'light' ? (
            <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
          ) : (
            <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
          )}
        </svg>
      </button>
    </div>
  );
};
