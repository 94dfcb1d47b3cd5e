/** Tally's response to vouchers that were sent to it. */
export interface TallyAnswer {
  readonly created: number;
  readonly altered: number;
  readonly errors: number;
  readonly exceptions: number;
  /** Its messages about what it rejected; there may be none although it counts exceptions. */
  readonly words: readonly string[];
}

const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => marks[name] ?? '').trim();

const textsOf = (xml: string, tag: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    plain(text),
  );

const countIn = (xml: string, tag: string): number =>
  textsOf(xml, tag).reduce((sum, text) => sum + (/^\d+$/.test(text) ? Number(text) : 0), 0);

/** Reads the response to an import; undefined where it is not one of Tally's. */
export const tallyAnswer = (xml: string): TallyAnswer | undefined => {
  if (!/<(CREATED|ALTERED|ERRORS|LINEERROR)>/.test(xml)) return undefined;
  return {
    created: countIn(xml, 'CREATED'),
    altered: countIn(xml, 'ALTERED'),
    errors: countIn(xml, 'ERRORS'),
    exceptions: countIn(xml, 'EXCEPTIONS'),
    words: textsOf(xml, 'LINEERROR').filter((text) => text !== ''),
  };
};

/** Whether Tally has accepted everything that was sent: what it already had counts as altered. @param sent vouchers */
export const isTaken = (
  { created, altered, errors, exceptions, words }: TallyAnswer,
  sent: number,
): boolean => errors === 0 && exceptions === 0 && words.length === 0 && created + altered === sent;

/** Requests the companies that are open in Tally, with the GUID that distinguishes two of the same name. */
export const companiesMessage =
  '<ENVELOPE><HEADER><VERSION>1</VERSION><TALLYREQUEST>Export</TALLYREQUEST><TYPE>Collection</TYPE>' +
  '<ID>OpenCompanies</ID></HEADER><BODY><DESC><STATICVARIABLES><SVEXPORTFORMAT>$$SysName:XML</SVEXPORTFORMAT>' +
  '</STATICVARIABLES><TDL><TDLMESSAGE><COLLECTION NAME="OpenCompanies" ISMODIFY="No"><TYPE>Company</TYPE>' +
  '<FETCH>NAME, GUID</FETCH></COLLECTION></TDLMESSAGE></TDL></DESC></BODY></ENVELOPE>';

/** A company that is open in Tally. */
export interface OpenCompany {
  readonly name: string;
  readonly guid: string;
}

/** The companies listed in Tally's response. */
export const companiesIn = (xml: string): readonly OpenCompany[] =>
  [...xml.matchAll(/<COMPANY\s[^>]*?NAME="([^"]*)"[^>]*>([\s\S]*?)<\/COMPANY>/g)].map(
    ([, name = '', body = '']) => ({
      name: plain(name),
      guid: textsOf(body, 'GUID')[0] ?? '',
    }),
  );
