import { createI18nProvider } from './i18n-provider.ts';
import { chooseLanguage, currentSpeech, loadPrivateTexts } from './current-language.ts';

const sentence = 'Check the marked fields.';

afterAll(() => chooseLanguage('en'));

it.each([
  ['en', sentence],
  ['gr', 'Bitte prüfen Sie die markierten Felder.'],
])('a sentence of the server is said in %s, asked for or standing by', async (code, said) => {
  await loadPrivateTexts();
  await chooseLanguage(code as 'en' | 'gr');
  const { translate } = createI18nProvider(currentSpeech());
  expect(translate(sentence)).toBe(said);
  expect(translate(sentence, { _: sentence })).toBe(said);
  expect(translate('engine.violation.unheard', { _: sentence })).toBe(said);
  // A word that is already translated stays, though another one has the same spelling in English.
  expect(translate('sections.unheard', { _: 'Start' })).toBe('Start');
  expect(translate('Nobody is called Ghost.', { _: 'Nobody is called Ghost.' })).toBe(
    'Nobody is called Ghost.',
  );
});
