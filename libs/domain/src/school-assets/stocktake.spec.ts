import { array, assert, constantFrom, property, string } from 'fast-check';
import { readTags, stocktakeResult } from './stocktake.ts';

describe('what a tag that was read means', () => {
  it.each([
    ['it is where it should be', true, 4, 4, 'CONFIRMED'],
    ['it is in another room', true, 4, 5, 'MOVED'],
    ['it has no room, somebody holds it', true, null, 5, 'CONFIRMED'],
    ['nobody said which room it is', true, 4, null, 'CONFIRMED'],
    ['it was thought lost', false, null, 5, 'UNEXPECTED'],
  ] as const)('%s', (_, expected, expectedIn, foundIn, result) => {
    expect(stocktakeResult({ expected, expectedIn, foundIn })).toBe(result);
  });

  it('counts ten expected, of which eight are read, one of them in another room, as 7, 1 and 2', () => {
    const rooms = [1, 1, 1, 1, 1, 1, 1, 2];
    const results = rooms.map((foundIn) => stocktakeResult({ expected: true, expectedIn: 1, foundIn }));
    const confirmed = results.filter((result) => result === 'CONFIRMED').length;
    const moved = results.filter((result) => result === 'MOVED').length;
    expect([confirmed, moved, 10 - confirmed - moved]).toEqual([7, 1, 2]);
  });
});

describe('tags of a reader', () => {
  it('takes one in each line, whatever ends it, and each once', () => {
    expect(readTags('P-1\r\n P-2 \n\nP-1\rP-3')).toEqual(['P-1', 'P-2', 'P-3']);
  });

  it('loses no tag and invents none', () => {
    const tag = string({ minLength: 1 })
      .map((text) => text.replace(/[\r\n]/g, '').trim())
      .filter((text) => text !== '');
    assert(
      property(array(tag), constantFrom('\n', '\r\n', '\r', '\n\n'), (tags, end) => {
        expect(new Set(readTags(tags.join(end)))).toEqual(new Set(tags));
      }),
    );
  });
});
