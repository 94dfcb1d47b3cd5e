import { companiesIn, isTaken, tallyAnswer } from './answer.ts';

const counts = { created: 2, altered: 0, errors: 0, exceptions: 0, words: [] };

describe('what Tally answers', () => {
  it('is read from its counters, with its words for what it refuses', () => {
    expect(
      tallyAnswer(
        '<RESPONSE>\r\n <LINEERROR>Ledger &apos;Fees &amp; Fines&apos; does not exist!</LINEERROR>\r\n <CREATED>1</CREATED>\r\n' +
          ' <ALTERED>0</ALTERED>\r\n <LASTVCHID>12</LASTVCHID>\r\n <ERRORS>1</ERRORS>\r\n <EXCEPTIONS>0</EXCEPTIONS>\r\n</RESPONSE>',
      ),
    ).toEqual({
      created: 1,
      altered: 0,
      errors: 1,
      exceptions: 0,
      words: ["Ledger 'Fees & Fines' does not exist!"],
    });
    expect(tallyAnswer('<html>It works!</html>')).toBeUndefined();
  });

  it('means that all is there only when nothing is missing, refused or an exception without words', () => {
    expect(isTaken(counts, 2)).toBe(true);
    expect(isTaken({ ...counts, created: 1, altered: 1 }, 2)).toBe(true);
    expect(isTaken(counts, 3)).toBe(false);
    expect(isTaken({ ...counts, exceptions: 1 }, 2)).toBe(false);
    expect(isTaken({ ...counts, errors: 1 }, 2)).toBe(false);
  });

  it('names the companies that are open, with their numbers', () => {
    const xml =
      '<COLLECTION><COMPANY NAME="Crescent &amp; Sons" RESERVEDNAME="">\r\n <GUID TYPE="String">25b0-1</GUID>\r\n</COMPANY>' +
      '<COMPANY NAME="Other"><NAME>Other</NAME></COMPANY></COLLECTION>';
    expect(companiesIn(xml)).toEqual([
      { name: 'Crescent & Sons', guid: '25b0-1' },
      { name: 'Other', guid: '' },
    ]);
  });
});
