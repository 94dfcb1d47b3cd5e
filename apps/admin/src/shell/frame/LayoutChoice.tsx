import { useText } from '../../i18n/use-text.ts';
import { changeAppearance } from '../../theme/appearance.ts';
import { layoutChoices } from '../../theme/layout-preferences.ts';
import type { ChoiceName } from '../../theme/layout-preferences.ts';
import { useAppearance } from '../../theme/use-appearance.ts';

/** Swatches identifying a look; the same colours as in the menu's style sheet. */
const swatches: Readonly<Record<string, string>> = {
  light: '#ffffff',
  dark: '#171e2c',
  colored: 'var(--s-brand)',
  winter: 'linear-gradient(160deg, #16324f, #35598a)',
  ladylip: 'linear-gradient(160deg, #6d1f3c, #9d2f54)',
  plumplate: 'linear-gradient(160deg, #33245e, #5d3f8e)',
  strongbliss: 'linear-gradient(160deg, #5b2a78, #96304f)',
  greatwhale: 'linear-gradient(160deg, #0b3560, #175f7c)',
};
const coloured: ReadonlySet<ChoiceName> = new Set(['sideTheme', 'barTheme', 'mode']);

/** One preference with its values side by side. */
export const LayoutChoice = ({ name }: { readonly name: ChoiceName }) => {
  const text = useText();
  const chosen = useAppearance()[name];
  return (
    <fieldset className="h-choice">
      <legend>{text(`layout.${name}`)}</legend>
      <div className="h-choice-options">
        {layoutChoices[name].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => changeAppearance({ [name]: value })}
            />
            {coloured.has(name) && swatches[value] ? (
              <span className="h-swatch" style={{ background: swatches[value] }} aria-hidden="true" />
            ) : null}
            {text(`layout.value.${value}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
