import { filled, messageOf, rowReasons } from '@school/kernel';
import { chooseLanguage, loadPrivateTexts } from '../../i18n/current-language.ts';
import { languages } from '../../i18n/languages.ts';
import { rowReason } from './row-reason.ts';
import { reasonsOfRow, wrongCells } from './wrong-cells.ts';

beforeAll(loadPrivateTexts);
afterEach(() => chooseLanguage('en'));

describe('why a row was refused, in German', () => {
  beforeEach(() => chooseLanguage('gr'));

  it('is told of a value, with what the cell held', () => {
    const reason = `${messageOf({ code: 'notNumber' }, 'Balance')} (“abc”)`;
    expect(rowReason(reason, 'Balance')).toBe('Balance muss eine Zahl sein (“abc”)');
    expect(rowReason(messageOf({ code: 'maxLength', params: { max: 80 } }, 'Name'), 'Name')).toBe(
      'Name darf höchstens 80 Zeichen haben',
    );
  });

  it('is told of what a row names, of the rules of a definition and of a behaviour', () => {
    const none = filled(rowReasons.noRecord, { record: 'Student', value: 'A-009' });
    expect(rowReason(`Adm No: ${none}`, 'Adm No')).not.toContain('there is no');
    expect(rowReason('Balance: The amount must be above zero', 'Balance')).toBe(
      'Balance: Der Betrag muss über null liegen',
    );
    const fees = 'Only the records whose amounts Fees receivable holds can post to it.';
    expect(rowReason(`Account: ${fees}`, 'Account')).toBe(
      'Account: Auf Fees receivable buchen nur die Belege, deren Beträge es führt.',
    );
  });

  it('stays where nobody knows the words, and is put together again for a whole row', () => {
    expect(rowReason('Type: quite another thing', 'Type')).toBe('Type: quite another thing');
    const row = 'Balance must be a number (“abc”); Name is required';
    expect(reasonsOfRow(row, ['Name', 'Balance'])).not.toMatch(/must be|is required/);
    expect(wrongCells(row, ['Name', 'Balance']).byColumn.get('Name')).not.toMatch(/is required/);
  });
});

it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'every reason of an import has its words in %s',
  async (code) => {
    await chooseLanguage(code);
    const values = { record: 'X', value: 'Y', list: 'Z', row: 3, reason: 'R' };
    const same = Object.values(rowReasons).filter((text) => {
      const sentence = filled(text, values);
      return rowReason(`C: ${sentence}`, 'C') === `C: ${sentence}`;
    });
    expect(same).toEqual([]);
  },
);
