import { messages } from '@school/kernel';
import { CallError } from '../engine/data/call-error.ts';
import { refusalOf } from '../engine/data/http.ts';
import { chooseLanguage, loadPrivateTexts, saySentence } from './current-language.ts';
import { languages } from './languages.ts';
import { everyPrivateFile } from './message-files.ts';
import { flatMessages } from './translator.ts';
import type { Messages } from './translator.ts';

const placesOf = (text: string): string[] =>
  Array.from(text.matchAll(/%?\{(\w+)\}/g), ([, name = '']) => name).sort();

const wordsIn = async (code: (typeof languages)[number]['code']): Promise<Messages> =>
  Object.assign(
    {},
    ...(await Promise.all(everyPrivateFile(code).map(async (file) => flatMessages((await file()).default)))),
  ) as Messages;

it.each(languages.map(({ code }) => code))(
  'what is wrong with a field is told in %s, whatever it is',
  async (code) => {
    const words = await wordsIn(code);
    // These two come with texts from the definition.
    const codes = Object.keys(messages).filter((one) => one !== 'check' && one !== 'pattern');
    expect(codes.map((one) => [one, placesOf(words[`engine.violation.${one}`] ?? '')])).toEqual(
      codes.map((one) => [one, placesOf(messages[one] ?? '')]),
    );
  },
);

describe('a refusal with values, in German', () => {
  beforeAll(async () => {
    await loadPrivateTexts();
    await chooseLanguage('gr');
  });
  afterAll(() => chooseLanguage('en'));

  it('is said with its values, words of definitions among them in German too', () => {
    expect(saySentence('"%{verb}" is not possible in this state.', { verb: 'Mark as left' })).toBe(
      '„Als ausgeschieden führen“ ist in diesem Zustand nicht möglich.',
    );
    expect(saySentence('At most %{max} characters.', { max: 2000 })).toBe('Höchstens 2.000 Zeichen.');
    expect(saySentence('Nobody said this %{often}.', { often: 2 })).toBe('Nobody said this 2.');
  });

  it('may have a sentence among its values, which is filled with the same ones', () => {
    const params = {
      employeeName: 'Ali Khan',
      problem: '%{category} must not need itself.',
      category: 'HRA',
    };
    expect(saySentence('%{employeeName}: %{problem}', params)).toBe(
      'Ali Khan: HRA darf nicht sich selbst brauchen.',
    );
  });

  it('is said without values too, whether or not a full stop ends it', () => {
    const error = refusalOf(400, {
      message: 'Answer is required',
      data: { errors: [{ field: 'answer', code: 'none', message: 'Answer is required' }] },
    });
    expect([error.message, error.problems[0]?.message]).toEqual([
      'Eine Antwort wird benötigt',
      'Eine Antwort wird benötigt',
    ]);
    expect(refusalOf(500, {}).message).toBe('engine.error.client');
  });

  it('reaches whoever reads the error of a call, and its fields', () => {
    const said = { text: 'At most %{max} characters.', params: { max: 5 } };
    const error = refusalOf(400, {
      message: 'At most 5 characters.',
      data: { said, errors: [{ field: 'note', code: 'long', message: 'At most 5 characters.', ...said }] },
    });
    expect(error).toBeInstanceOf(CallError);
    expect([error.message, error.problems[0]?.message]).toEqual([
      'Höchstens 5 Zeichen.',
      'Höchstens 5 Zeichen.',
    ]);
  });
});
