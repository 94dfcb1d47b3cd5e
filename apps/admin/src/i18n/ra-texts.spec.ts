import english from 'ra-language-english';
import german from './gr/ra.json' with { type: 'json' };
import italian from './it/ra.json' with { type: 'json' };
import russian from './rs/ra.json' with { type: 'json' };
import spanish from './sp/ra.json' with { type: 'json' };
import { flatMessages } from './translator.ts';

/** Of parts that the product does not have: react-admin's sign-in, frame, guessers and screen editor. */
const unused =
  /^ra\.(auth|configurable|guesser)\.|\.(open_menu|close_menu|toggle_theme|update_application|dashboard|authentication_error|skip_nav|i18n_error|application_update_available)$/;

describe("react-admin's own texts", () => {
  it.each(Object.entries({ german, italian, russian, spanish }))('are all said in %s', (_, texts) => {
    const said = new Set(Object.keys(flatMessages(texts)));
    expect(Object.keys(flatMessages(english)).filter((key) => !said.has(key) && !unused.test(key))).toEqual(
      [],
    );
  });
});
