import { useText } from '../../i18n/use-text.ts';

/** The first keyboard stop: past the menu, straight to the content. */
export const SkipLink = () => {
  const text = useText();
  return (
    <a
      className="h-skip"
      href="#content"
      onClick={(event) => {
        // Only the focus moves: a fragment in the address would add a step to Back.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {text('shell.skip')}
    </a>
  );
};
