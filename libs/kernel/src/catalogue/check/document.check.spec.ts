import { defineDocument } from '../../document/define.ts';
import type { DocumentOptions } from '../../document/define.ts';
import { imageToken, listToken, token } from '../../document/token.ts';
import { findingsOf } from './fixture.ts';

const sound: DocumentOptions = {
  module: 'house',
  label: 'Door sign',
  of: 'room',
  papers: ['A5'],
  tokens: {
    name: token('Name', 'Hall', { field: 'name' }),
    guests: listToken('Guests', { guest: 'Name of the guest' }, [{ guest: 'Ayesha Khan' }]),
  },
  fileName: 'name',
  access: ['HouseKeeping'],
};
const found = (changes: Partial<DocumentOptions>): readonly string[] =>
  findingsOf('RES026', { documents: [defineDocument('doorSign', { ...sound, ...changes })] });

describe('RES026', () => {
  it('finds nothing in a sound document', () => {
    expect(found({})).toEqual([]);
  });

  it('finds fields that nothing bears, and texts where pictures are wanted', () => {
    const tokens = {
      ...sound.tokens,
      level: token('Level', '1', { field: 'flor' }),
      view: imageToken('View', { field: 'name' }),
      today: token('Day', '1'),
    };
    expect(found({ tokens })).toEqual([
      'RES026 house/doorSign tokens.level: room has no field "flor", did you mean "floor"?',
      'RES026 house/doorSign tokens.view: "name" is no picture',
      'RES026 house/doorSign tokens.today: every document has this token already',
    ]);
  });

  it('finds examples of another form, and a file name that is no token', () => {
    const guests = listToken('Guests', { guest: 'Name' }, [{ visitor: 'x' }]);
    expect(found({ tokens: { ...sound.tokens, guests }, fileName: 'nam' })).toEqual([
      'RES026 house/doorSign tokens.guests.sample[0]: an entry has "guest"',
      'RES026 house/doorSign fileName: no token "nam", did you mean "name"?',
    ]);
  });
});
