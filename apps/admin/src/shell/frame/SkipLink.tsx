import { useText } from '../../i18n/use-text.ts';

/** The first stop of the keyboard: past the menu, straight to the content. */
export const SkipLink = () => {
  const text = useText();
  return (
    <a
      className="h-skip"
      href="#content"
      onClick={(event) => {
        // Only the focus moves: a fragment in the address would be one more step for Back.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {text('shell.skip')}
    </a>
  );
};
